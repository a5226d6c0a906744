// The GNU multiple precision library, by its own header.
#include <gmp.h>
