#include "document.h"
#include "form.h"
#include "key.h"

#include <openssl/err.h>
#include <stdlib.h>
#include <string.h>
#include <xmlsec/openssl/crypto.h>
#include <xmlsec/transforms.h>
#include <xmlsec/xmldsig.h>

// Tells the library what `xs_find_signature` has checked the form for: nothing else may run.
static bool allow_algorithms(xmlSecDSigCtxPtr context) {
    const xmlSecTransformId of_signature[] = {
        xmlSecTransformExclC14NId,
        xmlSecTransformExclC14NWithCommentsId,
        xmlSecOpenSSLTransformRsaSha256Id,
        xmlSecOpenSSLTransformRsaSha384Id,
        xmlSecOpenSSLTransformRsaSha512Id,
        xmlSecOpenSSLTransformEcdsaSha256Id,
        xmlSecOpenSSLTransformEcdsaSha384Id,
        xmlSecOpenSSLTransformEcdsaSha512Id,
    };
    const xmlSecTransformId of_reference[] = {
        xmlSecTransformEnvelopedId,
        xmlSecTransformExclC14NId,
        xmlSecTransformExclC14NWithCommentsId,
        xmlSecOpenSSLTransformSha256Id,
        xmlSecOpenSSLTransformSha384Id,
        xmlSecOpenSSLTransformSha512Id,
    };
    for (size_t i = 0; i < sizeof of_signature / sizeof *of_signature; i++) {
        if (xmlSecDSigCtxEnableSignatureTransform(context, of_signature[i]) != 0) return false;
    }
    for (size_t i = 0; i < sizeof of_reference / sizeof *of_reference; i++) {
        if (xmlSecDSigCtxEnableReferenceTransform(context, of_reference[i]) != 0) return false;
    }
    context->enabledReferenceUris = xmlSecTransformUriTypeSameDocument;
    context->flags |= XMLSEC_DSIG_FLAGS_STORE_SIGNEDINFO_REFERENCES;
    return true;
}

// What the only reference of a verified signature was digested from; NULL if there is no such.
static xmlSecBufferPtr digested(xmlSecDSigCtxPtr context) {
    if (context->status != xmlSecDSigStatusSucceeded
        || xmlSecPtrListGetSize(&context->signedInfoReferences) != 1
        || xmlSecPtrListGetSize(&context->manifestReferences) != 0) {
        return NULL;
    }
    xmlSecDSigReferenceCtxPtr reference
        = xmlSecPtrListGetItem(&context->signedInfoReferences, 0);
    if (reference == NULL || reference->status != xmlSecDSigStatusSucceeded) return NULL;
    return xmlSecDSigReferenceCtxGetPreDigestBuffer(reference);
}

static enum xs_verdict copy(xmlSecBufferPtr buffer, struct xs_signed *content) {
    size_t count = buffer == NULL ? 0 : xmlSecBufferGetSize(buffer);
    if (count == 0) return XS_WRONG_SIGNATURE;
    uint8_t *start = malloc(count);
    if (start == NULL) return XS_FAILED;
    memcpy(start, xmlSecBufferGetData(buffer), count);
    *content = (struct xs_signed){.start = start, .count = count};
    return XS_DONE;
}

static enum xs_verdict verify_with(
    xmlSecKeyPtr key, xmlNodePtr signature, struct xs_signed *content
) {
    // Without a manager of keys the library has no key but the one that it is given.
    xmlSecDSigCtxPtr context = xmlSecDSigCtxCreate(NULL);
    if (context == NULL) return XS_FAILED;
    enum xs_verdict verdict = XS_FAILED;
    context->signKey = xmlSecKeyDuplicate(key);
    if (context->signKey != NULL && allow_algorithms(context)) {
        bool is_read = xmlSecDSigCtxVerify(context, signature) == 0;
        verdict = is_read ? copy(digested(context), content) : XS_WRONG_SIGNATURE;
    }
    xmlSecDSigCtxDestroy(context);
    return verdict;
}

enum xs_verdict xs_verify(
    struct xs_bytes document,
    const struct xs_bytes *certificates,
    size_t certificate_count,
    struct xs_signed *content
) {
    *content = (struct xs_signed){.start = NULL, .count = 0};
    if (!xs_prepare()) return XS_FAILED;
    xmlDocPtr parsed = xs_parse(document);
    if (parsed == NULL) return XS_UNREADABLE;
    xmlNodePtr signature = NULL;
    enum xs_verdict verdict = xs_find_signature(parsed, &signature);
    if (verdict == XS_DONE) {
        verdict = XS_WRONG_SIGNATURE;
        for (size_t i = 0; i < certificate_count && verdict == XS_WRONG_SIGNATURE; i++) {
            xmlSecKeyPtr key = xs_key_of(certificates[i]);
            if (key == NULL) continue;
            verdict = verify_with(key, signature, content);
            xmlSecKeyDestroy(key);
        }
    }
    xmlFreeDoc(parsed);
    ERR_clear_error();
    return verdict;
}

void xs_free_signed(struct xs_signed content) { free(content.start); }
