#ifndef DIALTONE_XML_FORM_H
#define DIALTONE_XML_FORM_H

#include "CXMLSecurity.h"
#include "libraries.h"

#include <libxml/tree.h>

// The signature to verify. `XS_DONE` if there is one, and its form and algorithms are the ones
// that are allowed: one reference to the element around it, by a unique ID, which leaves out the
// signature itself and is made canonical without regard to what is around it.
//
// Removes what the signature says about its key, and makes the ID known to the document.
enum xs_verdict xs_find_signature(xmlDocPtr document, xmlNodePtr *signature);

#endif
