#include "common-passwords.h"

// The compiler has the directive in every dialect, and warns of it in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char list[] = {
#embed "common-passwords.bin"
};

struct common_passwords common_passwords(void) {
    return (struct common_passwords){list, sizeof list};
}
