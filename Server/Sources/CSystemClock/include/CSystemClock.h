#ifndef C_SYSTEM_CLOCK_H
#define C_SYSTEM_CLOCK_H

/// Whether the kernel's clock is synchronized: 1 or 0, or -1 if the system does not tell.
///
/// The structure that the system call fills is not in the module of the C library.
int dialtone_clock_is_synchronized(void);

#endif
