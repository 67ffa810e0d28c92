#include "CSystemClock.h"

#ifdef __linux__

#include <sys/timex.h>

int dialtone_clock_is_synchronized(void) {
    struct timex state = {0};
    if (adjtimex(&state) < 0) return -1;
    return (state.status & STA_UNSYNC) == 0;
}

#else

int dialtone_clock_is_synchronized(void) { return -1; }

#endif
