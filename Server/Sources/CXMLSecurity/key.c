#include "key.h"

#include <limits.h>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/objects.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <string.h>
#include <xmlsec/openssl/evp.h>

// A certificate is never encrypted, and nobody sits at the terminal.
static int no_password(char *buffer, int size, int writes, void *context) {
    (void)buffer, (void)size, (void)writes, (void)context;
    return -1;
}

static EVP_PKEY *public_key(struct xs_bytes certificate) {
    if (certificate.count > INT_MAX) return NULL;
    BIO *input = BIO_new_mem_buf(certificate.start, (int)certificate.count);
    if (input == NULL) return NULL;
    X509 *parsed = PEM_read_bio_X509(input, NULL, no_password, NULL);
    EVP_PKEY *key = parsed == NULL ? NULL : X509_get_pubkey(parsed);
    X509_free(parsed);
    BIO_free(input);
    ERR_clear_error();
    return key;
}

static bool is_fit(const EVP_PKEY *key) {
    switch (EVP_PKEY_get_base_id(key)) {
    case EVP_PKEY_RSA:
        return EVP_PKEY_get_bits(key) >= 2048 && EVP_PKEY_get_bits(key) <= 8192;
    case EVP_PKEY_EC: {
        char name[32];
        size_t length = 0;
        if (EVP_PKEY_get_group_name(key, name, sizeof name, &length) != 1) return false;
        int group = OBJ_txt2nid(name);
        return group == NID_X9_62_prime256v1 || group == NID_secp384r1 || group == NID_secp521r1;
    }
    default:
        return false;
    }
}

enum xs_key xs_check_certificate(struct xs_bytes certificate) {
    EVP_PKEY *key = public_key(certificate);
    if (key == NULL) return XS_KEY_UNREADABLE;
    enum xs_key result = is_fit(key) ? XS_KEY_GOOD : XS_KEY_UNFIT;
    EVP_PKEY_free(key);
    return result;
}

xmlSecKeyPtr xs_key_of(struct xs_bytes certificate) {
    EVP_PKEY *key = public_key(certificate);
    if (key == NULL) return NULL;
    xmlSecKeyDataPtr data = is_fit(key) ? xmlSecOpenSSLEvpKeyAdopt(key) : NULL;
    if (data == NULL) {
        EVP_PKEY_free(key);
        return NULL;
    }
    xmlSecKeyPtr result = xmlSecKeyCreate();
    if (result == NULL || xmlSecKeySetValue(result, data) != 0) {
        xmlSecKeyDataDestroy(data);
        if (result != NULL) xmlSecKeyDestroy(result);
        return NULL;
    }
    return result;
}
