#ifndef DIALTONE_COMMON_PASSWORDS_H
#define DIALTONE_COMMON_PASSWORDS_H

#include <stddef.h>

struct common_passwords {
    const void *start;
    size_t count;
};

// The front-coded list, as scripts/make-common-passwords.py writes it.
struct common_passwords common_passwords(void);

#endif
