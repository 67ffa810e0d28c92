#include "CFileStatus.h"

#include <sys/stat.h>

static bool take(const struct stat *status, struct dialtone_file_status *result) {
    result->device = (uint64_t)status->st_dev;
    result->number = (uint64_t)status->st_ino;
    result->owner = (uint32_t)status->st_uid;
    result->permissions = (uint32_t)(status->st_mode & 07777);
    result->is_regular = S_ISREG(status->st_mode);
    result->is_socket = S_ISSOCK(status->st_mode);
    return true;
}

bool dialtone_file_status_at(const char *path, bool follows_links,
                             struct dialtone_file_status *result) {
    struct stat status;
    int outcome = follows_links ? stat(path, &status) : lstat(path, &status);
    return outcome == 0 && take(&status, result);
}

bool dialtone_file_status_of(int descriptor, struct dialtone_file_status *result) {
    struct stat status;
    return fstat(descriptor, &status) == 0 && take(&status, result);
}
