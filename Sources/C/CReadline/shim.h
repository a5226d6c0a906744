// GNU readline's globals behind functions: Swift takes a mutable global of C for a data race.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/select.h>
#include <unistd.h>
#include <readline/readline.h>
#include <readline/history.h>

typedef char **(*tm_completer)(const char *text, int start, int end);

static inline void tm_prepare(const char *name, const char *word_breaks, tm_completer completer) {
  rl_readline_name = name;
  rl_completer_word_break_characters = (char *)word_breaks;
  rl_attempted_completion_function = completer;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
}

// With time stamps an entry of several lines stays one when it is read again.
static inline void tm_prepare_history(void) {
  using_history();
  history_write_timestamps = 1;
  history_comment_char = '#';
}

// Waits for a key, with only the signals of `mask` blocked; more than 0 if there is one.
static inline int tm_wait_for_key(const sigset_t *mask) {
  fd_set keys;
  FD_ZERO(&keys);
  FD_SET(STDIN_FILENO, &keys);
  return pselect(STDIN_FILENO + 1, &keys, NULL, NULL, NULL, mask);
}

static inline const char *tm_line(void) { return rl_line_buffer; }

static inline void tm_completion_is_final(int appended) {
  rl_attempted_completion_over = 1;
  rl_completion_append_character = appended;
}

// Else readline ends every later line with an empty one.
static inline void tm_forget_end(void) { rl_eof_found = 0; }

// Ends the present line without taking it, as after Ctrl-C.
static inline void tm_abandon_line(void) {
  rl_free_line_state();
  rl_callback_sigcleanup();
  rl_cleanup_after_signal();
}

static inline int tm_history_length(void) { return history_length; }
static inline int tm_history_first(void) { return history_base; }

static inline const char *tm_history_line(int index) {
  HIST_ENTRY *entry = history_get(index);
  return entry ? entry->line : NULL;
}

static inline void tm_history_remove(int offset) {
  HIST_ENTRY *entry = remove_history(offset);
  if (entry) free(free_history_entry(entry));
}
