#ifndef DIALTONE_BATCH_SIGNING_H
#define DIALTONE_BATCH_SIGNING_H

#include <stdbool.h>
#include <stdint.h>

/// The number of signatures that are computed side by side.
#define DIALTONE_BATCH_LANES 8

/// The limbs of one of the five values of a key, of half its size.
#define DIALTONE_BATCH_LIMBS 16

/// The size of a signature in bytes.
#define DIALTONE_BATCH_BYTES 256

/// Intel's Cryptography Primitives Library, loaded at run time; it is never unloaded.
typedef struct dialtone_batch dialtone_batch;

/// A private RSA-2048 key, as the Chinese remainder theorem needs it: little-endian limbs.
typedef struct {
    uint64_t p[DIALTONE_BATCH_LIMBS];
    uint64_t q[DIALTONE_BATCH_LIMBS];
    uint64_t dp[DIALTONE_BATCH_LIMBS];
    uint64_t dq[DIALTONE_BATCH_LIMBS];
    uint64_t inverse[DIALTONE_BATCH_LIMBS];
} dialtone_batch_key;

/// Why a library cannot be used.
typedef enum {
    DIALTONE_BATCH_READY,
    DIALTONE_BATCH_NOT_FOUND,
    DIALTONE_BATCH_WRONG_LIBRARY,
    DIALTONE_BATCH_WRONG_PROCESSOR,
} dialtone_batch_state;

/// Loads the library at `path`, or the one of that name that the dynamic linker finds.
dialtone_batch_state dialtone_batch_load(const char *path, const dialtone_batch **batch);

/// Raises each of eight padded messages to the private exponent of its key.
///
/// `messages` and `signatures` have eight times DIALTONE_BATCH_BYTES. The caller must verify the
/// results: a fault in the computation of one would reveal its key.
bool dialtone_batch_sign(
    const dialtone_batch *batch,
    const uint8_t *messages,
    uint8_t *signatures,
    const dialtone_batch_key *const keys[DIALTONE_BATCH_LANES]
);

#endif
