#ifndef DIALTONE_XML_DOCUMENT_H
#define DIALTONE_XML_DOCUMENT_H

#include "CXMLSecurity.h"
#include "libraries.h"

#include <libxml/tree.h>

// Reads a document within the limits of the public header; NULL if it is not one. Call
// `xs_prepare` before, and `xmlFreeDoc` after.
xmlDocPtr xs_parse(struct xs_bytes document);

// The node that follows in the order of the document, without leaving `top`; NULL after the last.
xmlNodePtr xs_next(xmlNodePtr node, xmlNodePtr top);

#endif
