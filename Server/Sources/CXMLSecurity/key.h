#ifndef DIALTONE_XML_KEY_H
#define DIALTONE_XML_KEY_H

#include "CXMLSecurity.h"
#include "libraries.h"

#include <xmlsec/keys.h>

// The key of a certificate, for one verification; NULL if it is unfit. Call `xs_prepare` before.
xmlSecKeyPtr xs_key_of(struct xs_bytes certificate);

#endif
