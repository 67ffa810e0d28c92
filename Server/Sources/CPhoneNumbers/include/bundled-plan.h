#ifndef DIALTONE_BUNDLED_PLAN_H
#define DIALTONE_BUNDLED_PLAN_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct pn_bytes {
    const void *start;
    size_t count;
};

// The numbering plan that every executable with this module carries: header and collection.
struct pn_bytes pn_bundled_plan(void);

#ifdef __cplusplus
}
#endif

#endif
