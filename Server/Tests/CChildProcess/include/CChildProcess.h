#ifndef C_CHILD_PROCESS_H
#define C_CHILD_PROCESS_H

#include <sys/types.h>

/// Starts a program with no blocked signal and no open file but the three given ones; one that
/// is negative is /dev/null. `folder` may be NULL. Returns 0, or an error number.
int child_process_start(pid_t *process, const char *path, char *const arguments[],
                        char *const environment[], const char *folder, int input, int output,
                        int error);

#endif
