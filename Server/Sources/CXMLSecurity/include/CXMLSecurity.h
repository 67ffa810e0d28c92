#ifndef DIALTONE_CXMLSECURITY_H
#define DIALTONE_CXMLSECURITY_H

#include <stddef.h>
#include <stdint.h>

// A C face for the parts of libxml2 and libxmlsec1 that Dialtone uses. Every function may be
// called from any thread, prints nothing, opens no file and no connection, and never aborts on
// what it is given.

// More than a SAML response has, and little enough to be verified in milliseconds.
#define XS_DOCUMENT_LIMIT (64 * 1024)
#define XS_DEPTH_LIMIT 32
#define XS_NODE_LIMIT 2048

// Attributes and namespace declarations of one element; canonicalization sorts them.
#define XS_ATTRIBUTE_LIMIT 64

// Namespace declarations of an element and the elements around it; canonicalization searches them
// for each element in it.
#define XS_NAMESPACE_LIMIT 64

// Prefixes that a signature names for canonicalization, which searches for each one at each element.
#define XS_PREFIX_LIMIT 16

enum xs_verdict {
    XS_DONE,
    // Not XML with namespaces, too large, too deep, or with a document type, a processing
    // instruction or an entity of its own.
    XS_UNREADABLE,
    XS_UNSIGNED,
    // The signature is not one that signs exactly the element around it.
    XS_WRONG_FORM,
    // A digest, a signature method or a transform that is not allowed.
    XS_WRONG_ALGORITHM,
    // No certificate verifies the signature, or the content was changed.
    XS_WRONG_SIGNATURE,
    // Memory ran out, or a library could not be started.
    XS_FAILED,
};

enum xs_key {
    XS_KEY_GOOD,
    // Not a certificate in PEM.
    XS_KEY_UNREADABLE,
    // Neither RSA of 2,048 to 8,192 bits nor ECDSA on P-256, P-384 or P-521.
    XS_KEY_UNFIT,
};

struct xs_bytes {
    const uint8_t *start;
    size_t count;
};

struct xs_signed {
    uint8_t *start;
    size_t count;
};

// Says whether the key of a certificate in PEM may verify signatures.
//
// The certificate only carries the key: its names, its times and its issuer are not examined.
enum xs_key xs_check_certificate(struct xs_bytes certificate);

// Verifies the signature of the document's root, or, if the root has none, the only signature,
// which must be that of a child of the root, with the key of one of the certificates.
//
// On success `content` has the bytes that were digested: what the key's owner signed, and nothing
// else. Read only them; what the document itself says is not signed. Free them with
// `xs_free_signed`.
enum xs_verdict xs_verify(
    struct xs_bytes document,
    const struct xs_bytes *certificates,
    size_t certificate_count,
    struct xs_signed *content
);

void xs_free_signed(struct xs_signed content);

// Receives the elements of a document in its order. Texts end with a NUL; a namespace may be
// NULL. Comments are left out, so that the text of an element around one is whole.
struct xs_reader {
    void *context;
    void (*begin)(void *context, const char *name_space, const char *name);
    void (*attribute)(
        void *context, const char *name_space, const char *name, const char *value
    );
    void (*text)(void *context, const char *text);
    void (*end)(void *context);
};

enum xs_verdict xs_read(struct xs_bytes document, struct xs_reader reader);

#endif
