#include "document.h"

#include <libxml/parser.h>

// Ends the reading where a document type begins, before anything in it is looked at.
static void refuse_type(
    void *context, const xmlChar *name, const xmlChar *external, const xmlChar *system
) {
    (void)name, (void)external, (void)system;
    xmlParserCtxtPtr parser = context;
    parser->wellFormed = 0;
    xmlStopParser(parser);
}

xmlNodePtr xs_next(xmlNodePtr node, xmlNodePtr top) {
    if (node->type == XML_ELEMENT_NODE && node->children != NULL) return node->children;
    while (node != NULL && node != top && node->next == NULL) node = node->parent;
    return node == NULL || node == top ? NULL : node->next;
}

static bool is_allowed(xmlNodePtr node) {
    switch (node->type) {
    case XML_TEXT_NODE:
    case XML_CDATA_SECTION_NODE:
    case XML_COMMENT_NODE:
        return true;
    case XML_ELEMENT_NODE:
        break;
    default:
        return false;
    }
    size_t count = 0;
    for (xmlNsPtr space = node->nsDef; space != NULL; space = space->next) count++;
    for (xmlAttrPtr attribute = node->properties; attribute != NULL; attribute = attribute->next) {
        count++;
    }
    if (count > XS_ATTRIBUTE_LIMIT) return false;
    size_t depth = 0, space_count = 0;
    for (xmlNodePtr parent = node; parent != NULL; parent = parent->parent) {
        if (++depth > XS_DEPTH_LIMIT + 1) return false;
        if (parent->type != XML_ELEMENT_NODE) continue;
        for (xmlNsPtr space = parent->nsDef; space != NULL; space = space->next) space_count++;
    }
    return space_count <= XS_NAMESPACE_LIMIT;
}

static bool is_within_limits(xmlDocPtr document) {
    xmlNodePtr root = xmlDocGetRootElement(document);
    if (root == NULL || document->intSubset != NULL || document->extSubset != NULL) return false;
    // Nothing but comments around the root.
    for (xmlNodePtr node = document->children; node != NULL; node = node->next) {
        if (node != root && node->type != XML_COMMENT_NODE) return false;
    }
    size_t count = 0;
    for (xmlNodePtr node = root; node != NULL; node = xs_next(node, root)) {
        if (++count > XS_NODE_LIMIT || !is_allowed(node)) return false;
    }
    return true;
}

xmlDocPtr xs_parse(struct xs_bytes document) {
    if (document.count == 0 || document.count > XS_DOCUMENT_LIMIT) return NULL;
    xmlParserCtxtPtr parser = xmlNewParserCtxt();
    if (parser == NULL) return NULL;
    parser->sax->internalSubset = refuse_type;
    parser->sax->externalSubset = refuse_type;
    // The encoding is given, so a declaration cannot choose one that hides something.
    xmlDocPtr result = xmlCtxtReadMemory(
        parser,
        (const char *)document.start,
        (int)document.count,
        NULL,
        "UTF-8",
        XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING
    );
    bool is_good = result != NULL && parser->wellFormed && parser->nsWellFormed;
    xmlFreeParserCtxt(parser);
    if (result == NULL) return NULL;
    if (is_good && is_within_limits(result)) return result;
    xmlFreeDoc(result);
    return NULL;
}

static const char *space_of(const xmlNs *space) {
    return space == NULL ? NULL : (const char *)space->href;
}

// `false` if memory ran out.
static bool tell_attributes(xmlNodePtr node, const struct xs_reader *reader) {
    for (xmlAttrPtr attribute = node->properties; attribute != NULL; attribute = attribute->next) {
        xmlChar *value = xmlNodeGetContent((xmlNodePtr)attribute);
        if (value == NULL) return false;
        reader->attribute(
            reader->context,
            space_of(attribute->ns),
            (const char *)attribute->name,
            (const char *)value
        );
        xmlFree(value);
    }
    return true;
}

static bool tell(xmlNodePtr node, const struct xs_reader *reader) {
    if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) {
        if (node->content != NULL) reader->text(reader->context, (const char *)node->content);
        return true;
    }
    if (node->type != XML_ELEMENT_NODE) return true;
    reader->begin(reader->context, space_of(node->ns), (const char *)node->name);
    if (!tell_attributes(node, reader)) return false;
    // No deeper than the limit on depth.
    for (xmlNodePtr child = node->children; child != NULL; child = child->next) {
        if (!tell(child, reader)) return false;
    }
    reader->end(reader->context);
    return true;
}

enum xs_verdict xs_read(struct xs_bytes document, struct xs_reader reader) {
    if (!xs_prepare()) return XS_FAILED;
    xmlDocPtr parsed = xs_parse(document);
    if (parsed == NULL) return XS_UNREADABLE;
    bool is_told = tell(xmlDocGetRootElement(parsed), &reader);
    xmlFreeDoc(parsed);
    return is_told ? XS_DONE : XS_FAILED;
}
