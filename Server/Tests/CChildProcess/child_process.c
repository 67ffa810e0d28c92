#define _GNU_SOURCE
#include "CChildProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>

static int add_file(posix_spawn_file_actions_t *actions, int file, int target) {
    if (file < 0) {
        return posix_spawn_file_actions_addopen(actions, target, "/dev/null", O_RDWR, 0);
    }
    return posix_spawn_file_actions_adddup2(actions, file, target);
}

int child_process_start(pid_t *process, const char *path, char *const arguments[],
                        char *const environment[], const char *folder, int input, int output,
                        int error) {
    posix_spawn_file_actions_t actions;
    int code = posix_spawn_file_actions_init(&actions);
    if (code != 0) return code;
    posix_spawnattr_t attributes;
    code = posix_spawnattr_init(&attributes);
    if (code != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return code;
    }
    sigset_t none;
    sigemptyset(&none);
    code = posix_spawnattr_setsigmask(&attributes, &none);
    if (code == 0) code = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    if (code == 0) code = add_file(&actions, input, 0);
    if (code == 0) code = add_file(&actions, output, 1);
    if (code == 0) code = add_file(&actions, error, 2);
    if (code == 0) code = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    if (code == 0 && folder != NULL) {
        code = posix_spawn_file_actions_addchdir_np(&actions, folder);
    }
    if (code == 0) code = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code;
}
