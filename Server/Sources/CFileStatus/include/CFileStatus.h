#ifndef C_FILE_STATUS_H
#define C_FILE_STATUS_H

#include <stdbool.h>
#include <stdint.h>

/// The metadata of a file, from the structure `stat`.
///
/// Swift finds that structure in one of several modules. Which one differs between builds, and its
/// members are not visible without an import of this one.
struct dialtone_file_status {
    uint64_t device;
    uint64_t number;
    uint32_t owner;
    uint32_t permissions;
    bool is_regular;
    bool is_socket;
};

/// Reads the metadata of the file at a path. Returns false if there is none.
bool dialtone_file_status_at(const char *path, bool follows_links,
                             struct dialtone_file_status *result);

/// Reads the metadata of an open file. Returns false if the descriptor is not open.
bool dialtone_file_status_of(int descriptor, struct dialtone_file_status *result);

#endif
