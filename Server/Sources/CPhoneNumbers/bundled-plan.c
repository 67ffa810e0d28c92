#include "bundled-plan.h"

// The compiler has the directive in every dialect, and warns of it in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The file that scripts/generate-numbering-plan.py writes.
static const unsigned char plan[] = {
#embed "numbering-plan.bin"
};

struct pn_bytes pn_bundled_plan(void) {
    return (struct pn_bytes){plan, sizeof plan};
}
