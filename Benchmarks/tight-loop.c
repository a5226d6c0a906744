// The yardstick: a busy-beaver text run by the tightest plain loop, a byte a cell and one packed table entry a step.
//
//   tight-loop 1RB1LB_1LA1RZ [STEPS]     prints steps and ones
//
// It checks nothing: the tape is large enough for what is measured here, and there is no other limit.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint8_t tape[1 << 18];

int main(int count, char **words) {
  static uint32_t table[64];
  uint64_t most = count > 2 ? strtoull(words[2], NULL, 10) : UINT64_MAX;
  unsigned states = 0, entry = 0;
  for (const char *text = words[1]; *text; text += text[0] == '_' ? 1 : 3)
    if (*text == '_' || states == 0) states++;
  for (const char *text = words[1]; *text;) {
    if (*text == '_') { text++; continue; }
    unsigned next = text[2] - 'A';
    if (next > states) next = states;
    table[entry++] = (text[1] == 'R' ? 2u : 0u) << 16 | (unsigned)(text[0] - '0') << 8 | next * 2;
    text += 3;
  }
  uint8_t *head = tape + sizeof tape / 2;
  uint32_t state = 0, halt = states * 2;
  uint64_t steps = 0;
  while (state != halt && steps != most) {
    uint32_t found = table[state + *head];
    *head = found >> 8;
    head += (int)(found >> 16) - 1;
    state = found & 0xFF;
    steps++;
  }
  uint64_t ones = 0;
  for (size_t cell = 0; cell < sizeof tape; cell++) ones += tape[cell];
  printf("%llu %llu\n", (unsigned long long)steps, (unsigned long long)ones);
}
