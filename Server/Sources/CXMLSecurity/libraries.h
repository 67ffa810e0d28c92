#ifndef DIALTONE_XML_LIBRARIES_H
#define DIALTONE_XML_LIBRARIES_H

#include <xmlsec/version.h>

// Versions before 1.3 are built with sizes of 32 bits, which only the flags of pkg-config say.
#if XMLSEC_VERSION_MAJOR == 1 && XMLSEC_VERSION_MINOR < 3 && !defined(XMLSEC_NO_SIZE_T)
#define XMLSEC_NO_SIZE_T 1
#endif

#include <stdbool.h>
#include <xmlsec/xmlsec.h>

// Starts libxml2 and libxmlsec1, once; `false` if that failed.
bool xs_prepare(void);

#endif
