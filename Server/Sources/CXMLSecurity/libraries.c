#include "libraries.h"

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <pthread.h>
#include <xmlsec/errors.h>
#include <xmlsec/openssl/crypto.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_ready = false;

// What the libraries would print holds parts of documents.
static void ignore_xml_error(void *context, const char *format, ...) {
    (void)context;
    (void)format;
}

static void ignore_security_error(
    const char *file,
    int line,
    const char *function,
    const char *object,
    const char *subject,
    int reason,
    const char *message
) {
    (void)file, (void)line, (void)function, (void)object, (void)subject, (void)reason;
    (void)message;
}

// No document may bring in another one.
static xmlParserInputPtr load_nothing(
    const char *address, const char *identifier, xmlParserCtxtPtr context
) {
    (void)address, (void)identifier, (void)context;
    return NULL;
}

static void start(void) {
    xmlInitParser();
    xmlSecErrorsSetCallback(ignore_security_error);
    is_ready = xmlSecInit() == 0 && xmlSecCheckVersion() == 1 && xmlSecOpenSSLInit() == 0;
    xmlSetExternalEntityLoader(load_nothing);
}

bool xs_prepare(void) {
    pthread_once(&once, start);
    // libxml2 keeps this one for each thread.
    xmlSetGenericErrorFunc(NULL, ignore_xml_error);
    return is_ready;
}
