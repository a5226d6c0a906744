// What the Swift runtime asks of a C library, for the browser build, where there is none.
// The functions are defined for wasm only; elsewhere this module is empty.
#ifndef BROWSER_SUPPORT_H
#define BROWSER_SUPPORT_H
#endif
