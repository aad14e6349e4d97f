// Preloaded into PostgreSQL, Node and the browsers: all of them read a clock that is CLOCK_SHIFT_SECONDS ahead, and
// further ahead by the seconds in the file CLOCK_STEP_FILE (a 64-bit number), which may change at any moment.
// Only the time of day is shifted. Intervals (CLOCK_MONOTONIC) stay true, and with them every time-out; libfaketime
// breaks those of PostgreSQL.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t at_start;
static const volatile int64_t *step;

static time_t shift(void) { return at_start + (step ? (time_t)*step : 0); }

__attribute__((constructor)) static void read_shift(void) {
  const char *seconds = getenv("CLOCK_SHIFT_SECONDS");
  at_start = seconds ? atol(seconds) : 0;
  const char *file = getenv("CLOCK_STEP_FILE");
  if (!file) return;
  int opened = open(file, O_RDONLY);
  void *mapped = mmap(NULL, sizeof *step, PROT_READ, MAP_SHARED, opened, 0);
  if (mapped == MAP_FAILED) abort();
  step = mapped;
  close(opened);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int failed = (int)syscall(SYS_clock_gettime, clock, now);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += shift();
  return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int failed = (int)syscall(SYS_gettimeofday, now, zone);
  if (!failed && now) now->tv_sec += shift();
  return failed;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
