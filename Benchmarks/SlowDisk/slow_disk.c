// Makes fsync and fdatasync slow in the process that preloads this library.
//
// DIALTONE_SLOW_DISK has four fields, separated by commas: the microseconds that each call takes
// longer, an interval N, the microseconds that every Nth call takes longer instead (0: none), and
// the files: `all`, `log` (names that end in -wal) or `database` (all others).
//
// cc -O2 -shared -fPIC -o slow_disk.so slow_disk.c -ldl
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_long calls;
static long each, interval, stall;
static char files[16] = "all";
static int (*real_fsync)(int), (*real_fdatasync)(int);

static void begin(void) {
  const char *fields = getenv("DIALTONE_SLOW_DISK");
  if (fields) sscanf(fields, "%ld,%ld,%ld,%15s", &each, &interval, &stall, files);
  real_fsync = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
}

static int is_log(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 4) return 0;
  path[length] = 0;
  return strcmp(path + length - 4, "-wal") == 0;
}

static void delay(int file) {
  pthread_once(&once, begin);
  if (strcmp(files, "log") == 0 && !is_log(file)) return;
  if (strcmp(files, "database") == 0 && is_log(file)) return;
  long call = ++calls;
  long time = interval > 0 && call % interval == 0 ? stall : each;
  if (time > 0) usleep((useconds_t)time);
}

int fsync(int file) {
  delay(file);
  return real_fsync(file);
}

int fdatasync(int file) {
  delay(file);
  return real_fdatasync(file);
}
