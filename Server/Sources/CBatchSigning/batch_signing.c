#include "batch_signing.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)

// The declarations of the library's header `rsa.h`, which Debian does not have.
typedef struct mbx_rsa_method mbx_rsa_method;
typedef uint32_t (*private_operation)(
    const uint8_t *const from[8], uint8_t *const to[8], const uint64_t *const p[8],
    const uint64_t *const q[8], const uint64_t *const dp[8], const uint64_t *const dq[8],
    const uint64_t *const inverse[8], int bits, const mbx_rsa_method *method, uint8_t *buffer
);
typedef const mbx_rsa_method *(*private_method)(void);
typedef int (*buffer_size)(const mbx_rsa_method *method);
typedef int (*is_applicable)(uint64_t features);

enum { key_bits = 2048, buffer_alignment = 64 };

struct dialtone_batch {
    private_operation operation;
    const mbx_rsa_method *method;
    size_t buffer_size;
};

dialtone_batch_state dialtone_batch_load(const char *path, const dialtone_batch **batch) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) return DIALTONE_BATCH_NOT_FOUND;
    private_operation operation = (private_operation)dlsym(library, "mbx_rsa_private_crt_mb8");
    private_method method = (private_method)dlsym(library, "mbx_RSA2K_private_crt_Method");
    buffer_size size = (buffer_size)dlsym(library, "mbx_RSA_Method_BufSize");
    is_applicable applicable = (is_applicable)dlsym(library, "mbx_is_crypto_mb_applicable");
    if (!operation || !method || !size || !applicable) return DIALTONE_BATCH_WRONG_LIBRARY;
    // Zero makes the library ask the processor.
    if (!applicable(0)) return DIALTONE_BATCH_WRONG_PROCESSOR;
    dialtone_batch *loaded = malloc(sizeof *loaded);
    if (!loaded) return DIALTONE_BATCH_NOT_FOUND;
    loaded->operation = operation;
    loaded->method = method();
    int needed = size(loaded->method);
    if (!loaded->method || needed <= 0) {
        free(loaded);
        return DIALTONE_BATCH_WRONG_LIBRARY;
    }
    loaded->buffer_size =
        ((size_t)needed + buffer_alignment - 1) / buffer_alignment * buffer_alignment;
    *batch = loaded;
    return DIALTONE_BATCH_READY;
}

bool dialtone_batch_sign(
    const dialtone_batch *batch,
    const uint8_t *messages,
    uint8_t *signatures,
    const dialtone_batch_key *const keys[DIALTONE_BATCH_LANES]
) {
    const uint8_t *from[8];
    uint8_t *to[8];
    const uint64_t *p[8], *q[8], *dp[8], *dq[8], *inverse[8];
    for (int lane = 0; lane < DIALTONE_BATCH_LANES; lane++) {
        from[lane] = messages + lane * DIALTONE_BATCH_BYTES;
        to[lane] = signatures + lane * DIALTONE_BATCH_BYTES;
        p[lane] = keys[lane]->p;
        q[lane] = keys[lane]->q;
        dp[lane] = keys[lane]->dp;
        dq[lane] = keys[lane]->dq;
        inverse[lane] = keys[lane]->inverse;
    }
    uint8_t *buffer = aligned_alloc(buffer_alignment, batch->buffer_size);
    if (!buffer) return false;
    uint32_t status = batch->operation(
        from, to, p, q, dp, dq, inverse, key_bits, batch->method, buffer
    );
    // Intermediate values reveal the keys. The barrier keeps the compiler from leaving this out.
    memset(buffer, 0, batch->buffer_size);
    __asm__ volatile("" : : "r"(buffer) : "memory");
    free(buffer);
    return status == 0;
}

#else

dialtone_batch_state dialtone_batch_load(const char *path, const dialtone_batch **batch) {
    (void)path;
    (void)batch;
    return DIALTONE_BATCH_WRONG_PROCESSOR;
}

bool dialtone_batch_sign(
    const dialtone_batch *batch,
    const uint8_t *messages,
    uint8_t *signatures,
    const dialtone_batch_key *const keys[DIALTONE_BATCH_LANES]
) {
    (void)batch;
    (void)messages;
    (void)signatures;
    (void)keys;
    return false;
}

#endif
