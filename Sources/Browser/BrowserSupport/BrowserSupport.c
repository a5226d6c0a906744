#include "BrowserSupport.h"

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

// Memory comes in sizes of powers of two; a freed block goes to the list of its size and is the next to be taken.
//
//   | size class | padding … | offset to the class word | block for the caller …
//
// The word before a block says how far back its class stands, so that any alignment can be given back.

enum { smallest = 5, classes = 32, page = 65536 };

typedef struct Free { struct Free *next; } Free;

static Free *lists[classes];
extern unsigned char __heap_base;
static uintptr_t unused = 0;

static void *take(unsigned size_class) {
  Free *found = lists[size_class];
  if (found) {
    lists[size_class] = found->next;
    return found;
  }
  uintptr_t size = (uintptr_t)1 << size_class;
  if (unused == 0) unused = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = unused + size;
  uintptr_t have = __builtin_wasm_memory_size(0) * (uintptr_t)page;
  if (end > have) {
    uintptr_t pages = (end - have + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  void *block = (void *)unused;
  unused = end;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < 8) alignment = 8;
  size_t needed = size + alignment + 8;
  unsigned size_class = smallest;
  while (size_class < classes - 1 && ((size_t)1 << size_class) < needed) size_class++;
  if (needed < size || ((size_t)1 << size_class) < needed) return 12;  // ENOMEM
  unsigned char *start = take(size_class);
  if (!start) return 12;
  uintptr_t block = ((uintptr_t)start + 8 + alignment - 1) & ~(alignment - 1);
  *(uint32_t *)start = size_class;
  *(uint32_t *)(block - 4) = (uint32_t)(block - (uintptr_t)start);
  *result = (void *)block;
  return 0;
}

void *malloc(size_t size) {
  void *result = NULL;
  return posix_memalign(&result, 16, size) == 0 ? result : NULL;
}

void free(void *block) {
  if (!block) return;
  unsigned char *start = (unsigned char *)block - *(uint32_t *)((unsigned char *)block - 4);
  uint32_t size_class = *(uint32_t *)start;
  Free *freed = (Free *)start;
  freed->next = lists[size_class];
  lists[size_class] = freed;
}

// Simple loops, which the compiler must not turn into calls of themselves.
#define PLAIN __attribute__((no_builtin))

PLAIN void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  while (count--) *to++ = (unsigned char)value;
  return target;
}

PLAIN void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  while (count--) *to++ = *from++;
  return target;
}

PLAIN void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) {
    while (count--) *to++ = *from++;
  } else {
    while (count--) to[count] = from[count];
  }
  return target;
}

PLAIN int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *left = first, *right = second;
  for (; count--; left++, right++)
    if (*left != *right) return *left - *right;
  return 0;
}

PLAIN size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

// Dictionaries ask for a seed. The same one every time: a page shows the same run each time it is opened.
void arc4random_buf(void *target, size_t count) {
  unsigned char *to = target;
  uint32_t state = 0x9E3779B9u;
  while (count--) {
    state = state * 1664525u + 1013904223u;
    *to++ = (unsigned char)(state >> 24);
  }
}

// The product of two 128-bit numbers, in halves: 64-bit numbers are multiplied with their overflow by it.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(first >> 64) * b + a * (uint64_t)(second >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (uint32_t)low);
}

uintptr_t __stack_chk_guard = 0xA5C3F00Du;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Reads a decimal number. Exact up to 15 digits and powers of ten up to 22 (Clinger, "How to read floating point numbers
// accurately", PLDI 1990, the easy cases); beyond them the last bit may be off.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *at = text;
  int negative = *at == '-', exponent = 0, digits = 0, seen = 0;
  if (*at == '-' || *at == '+') at++;
  uint64_t whole = 0;
  for (; (*at >= '0' && *at <= '9') || *at == '.'; at++) {
    if (*at == '.') {
      if (seen & 2) return NULL;
      seen |= 2;
      continue;
    }
    seen |= 1;
    if (digits < 19) {
      whole = whole * 10 + (uint64_t)(*at - '0');
      if (whole) digits++;
      if (seen & 2) exponent--;
    } else if (!(seen & 2)) {
      exponent++;
    }
  }
  if (!(seen & 1)) return NULL;
  if (*at == 'e' || *at == 'E') {
    at++;
    int down = *at == '-', power = 0;
    if (*at == '-' || *at == '+') at++;
    if (*at < '0' || *at > '9') return NULL;
    for (; *at >= '0' && *at <= '9'; at++)
      if (power < 100000) power = power * 10 + (*at - '0');
    exponent += down ? -power : power;
  }
  double value = (double)whole, ten = 10, scale = 1;
  int left = exponent < 0 ? -exponent : exponent;
  if (left > 700) left = 700;
  for (; left; left >>= 1, ten *= ten)
    if (left & 1) scale *= ten;
  value = whole == 0 ? 0 : exponent < 0 ? value / scale : value * scale;
  *result = negative ? -value : value;
  return at;
}

int putchar(int character) { return character; }

#endif
