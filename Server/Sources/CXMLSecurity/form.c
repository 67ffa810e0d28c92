#include "form.h"

#include "document.h"

#include <libxml/valid.h>
#include <string.h>
#include <xmlsec/strings.h>

static const char *const canonical_forms[] = {
    "http://www.w3.org/2001/10/xml-exc-c14n#",
    "http://www.w3.org/2001/10/xml-exc-c14n#WithComments",
    NULL,
};
static const char *const digests[] = {
    "http://www.w3.org/2001/04/xmlenc#sha256",
    "http://www.w3.org/2001/04/xmldsig-more#sha384",
    "http://www.w3.org/2001/04/xmlenc#sha512",
    NULL,
};
static const char *const signatures[] = {
    "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    "http://www.w3.org/2001/04/xmldsig-more#rsa-sha384",
    "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
    "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256",
    "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384",
    "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512",
    NULL,
};
static const char *const enveloped[] = {
    "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
    NULL,
};

static bool is_element(xmlNodePtr node, const xmlChar *name_space, const char *name) {
    return node != NULL && node->type == XML_ELEMENT_NODE && node->ns != NULL
        && xmlStrEqual(node->ns->href, name_space)
        && xmlStrEqual(node->name, (const xmlChar *)name);
}

static bool is_signature_part(xmlNodePtr node, const char *name) {
    return is_element(node, xmlSecDSigNs, name);
}

static xmlNodePtr first_element(xmlNodePtr node) {
    while (node != NULL && node->type != XML_ELEMENT_NODE) node = node->next;
    return node;
}

static xmlNodePtr first_child(xmlNodePtr node) { return first_element(node->children); }
static xmlNodePtr following(xmlNodePtr node) { return first_element(node->next); }

// Whether the element's attributes are all among these, which have no namespace.
static bool has_only(xmlNodePtr node, const char *const *names) {
    for (xmlAttrPtr attribute = node->properties; attribute != NULL; attribute = attribute->next) {
        bool is_known = false;
        for (const char *const *name = names; *name != NULL; name++) {
            is_known = is_known || xmlStrEqual(attribute->name, (const xmlChar *)*name);
        }
        if (attribute->ns != NULL || !is_known) return false;
    }
    return true;
}

// Whether the element names an algorithm of the list, and has no parameter.
static bool has_algorithm(xmlNodePtr node, const char *const *allowed) {
    static const char *const names[] = {"Algorithm", NULL};
    if (!has_only(node, names)) return false;
    xmlChar *algorithm = xmlGetNoNsProp(node, (const xmlChar *)"Algorithm");
    bool is_allowed = false;
    for (const char *const *name = allowed; *name != NULL; name++) {
        is_allowed = is_allowed || xmlStrEqual(algorithm, (const xmlChar *)*name);
    }
    xmlFree(algorithm);
    return is_allowed;
}

// Whether the parameter of a canonicalization names no more prefixes than a document needs.
static bool has_few_prefixes(xmlNodePtr parameter) {
    static const char *const names[] = {"PrefixList", NULL};
    if (!has_only(parameter, names)) return false;
    xmlChar *list = xmlGetNoNsProp(parameter, (const xmlChar *)"PrefixList");
    if (list == NULL) return false;
    size_t count = 0;
    bool is_between = true;
    for (const xmlChar *byte = list; *byte != 0; byte++) {
        bool is_space = *byte == ' ' || *byte == '\t' || *byte == '\n' || *byte == '\r';
        if (is_between && !is_space) count++;
        is_between = is_space;
    }
    xmlFree(list);
    return count <= XS_PREFIX_LIMIT;
}

static bool is_canonicalization(xmlNodePtr node) {
    if (!has_algorithm(node, canonical_forms)) return false;
    xmlNodePtr parameter = first_child(node);
    if (parameter == NULL) return true;
    return is_element(parameter, xmlSecNsExcC14N, "InclusiveNamespaces")
        && first_child(parameter) == NULL && following(parameter) == NULL
        && has_few_prefixes(parameter);
}

static enum xs_verdict check_transforms(xmlNodePtr transforms) {
    xmlNodePtr first = first_child(transforms);
    xmlNodePtr second = first == NULL ? NULL : following(first);
    if (!is_signature_part(first, "Transform") || !is_signature_part(second, "Transform")
        || following(second) != NULL) {
        return XS_WRONG_ALGORITHM;
    }
    bool is_allowed = has_algorithm(first, enveloped) && first_child(first) == NULL
        && is_canonicalization(second);
    return is_allowed ? XS_DONE : XS_WRONG_ALGORITHM;
}

static enum xs_verdict check_reference(xmlNodePtr reference, const xmlChar *id) {
    static const char *const names[] = {"Id", "URI", NULL};
    xmlNodePtr transforms = first_child(reference);
    xmlNodePtr method = transforms == NULL ? NULL : following(transforms);
    xmlNodePtr value = method == NULL ? NULL : following(method);
    if (!has_only(reference, names) || !is_signature_part(transforms, "Transforms")
        || !is_signature_part(method, "DigestMethod")
        || !is_signature_part(value, "DigestValue") || following(value) != NULL) {
        return XS_WRONG_FORM;
    }
    xmlChar *address = xmlGetNoNsProp(reference, (const xmlChar *)"URI");
    bool is_parent = address != NULL && address[0] == '#' && xmlStrEqual(address + 1, id);
    xmlFree(address);
    if (!is_parent) return XS_WRONG_FORM;
    if (!has_algorithm(method, digests) || first_child(method) != NULL) return XS_WRONG_ALGORITHM;
    return check_transforms(transforms);
}

static enum xs_verdict check_signed_info(xmlNodePtr info, const xmlChar *id) {
    xmlNodePtr form = first_child(info);
    xmlNodePtr method = form == NULL ? NULL : following(form);
    xmlNodePtr reference = method == NULL ? NULL : following(method);
    if (!is_signature_part(form, "CanonicalizationMethod")
        || !is_signature_part(method, "SignatureMethod")
        || !is_signature_part(reference, "Reference") || following(reference) != NULL) {
        return XS_WRONG_FORM;
    }
    if (!is_canonicalization(form) || !has_algorithm(method, signatures)
        || first_child(method) != NULL) {
        return XS_WRONG_ALGORITHM;
    }
    return check_reference(reference, id);
}

// A comment in a digest or a value can make two readers see two values.
static bool has_comment(xmlNodePtr top) {
    for (xmlNodePtr node = top; node != NULL; node = xs_next(node, top)) {
        if (node->type == XML_COMMENT_NODE) return true;
    }
    return false;
}

static enum xs_verdict check_signature(xmlNodePtr signature, const xmlChar *id) {
    xmlNodePtr info = first_child(signature);
    xmlNodePtr value = info == NULL ? NULL : following(info);
    xmlNodePtr key = value == NULL ? NULL : following(value);
    if (!is_signature_part(info, "SignedInfo") || !is_signature_part(value, "SignatureValue")) {
        return XS_WRONG_FORM;
    }
    if (key != NULL) {
        // An object of its own has no place in a signature of SAML.
        if (!is_signature_part(key, "KeyInfo") || following(key) != NULL) return XS_WRONG_FORM;
        xmlUnlinkNode(key);
        xmlFreeNode(key);
    }
    return has_comment(signature) ? XS_WRONG_FORM : check_signed_info(info, id);
}

// Whether exactly one element has this ID, by whichever of the usual names.
static bool is_unique(const xmlChar *id, xmlNodePtr root) {
    size_t count = 0;
    for (xmlNodePtr node = root; node != NULL; node = xs_next(node, root)) {
        xmlAttrPtr attribute = node->type == XML_ELEMENT_NODE ? node->properties : NULL;
        for (; attribute != NULL; attribute = attribute->next) {
            if (xmlStrcasecmp(attribute->name, (const xmlChar *)"id") != 0) continue;
            xmlChar *value = xmlNodeGetContent((xmlNodePtr)attribute);
            if (value == NULL || xmlStrEqual(value, id)) count++;
            xmlFree(value);
        }
    }
    return count == 1;
}

// The signature of the root or, if it has none, the only one; NULL if there is none, or one that
// signs neither the root nor a child of it.
static enum xs_verdict choose(xmlNodePtr root, xmlNodePtr *signature) {
    size_t of_root = 0, of_children = 0;
    xmlNodePtr chosen = NULL;
    for (xmlNodePtr node = root; node != NULL; node = xs_next(node, root)) {
        if (!is_signature_part(node, "Signature")) continue;
        if (node->parent == root) {
            if (++of_root > 1) return XS_WRONG_FORM;
            chosen = node;
        } else if (node->parent != NULL && node->parent->parent == root) {
            of_children++;
            if (of_root == 0) chosen = node;
        } else {
            return XS_WRONG_FORM;
        }
    }
    if (chosen == NULL) return XS_UNSIGNED;
    if (of_root == 0 && of_children > 1) return XS_WRONG_FORM;
    *signature = chosen;
    return XS_DONE;
}

enum xs_verdict xs_find_signature(xmlDocPtr document, xmlNodePtr *signature) {
    xmlNodePtr root = xmlDocGetRootElement(document);
    enum xs_verdict verdict = choose(root, signature);
    if (verdict != XS_DONE) return verdict;
    xmlAttrPtr attribute = xmlHasNsProp((*signature)->parent, (const xmlChar *)"ID", NULL);
    xmlChar *id = attribute == NULL ? NULL : xmlNodeGetContent((xmlNodePtr)attribute);
    if (id == NULL) return XS_WRONG_FORM;
    verdict = XS_WRONG_FORM;
    if (xmlValidateNCName(id, 0) == 0 && is_unique(id, root)) {
        verdict = check_signature(*signature, id);
        if (verdict == XS_DONE && xmlAddID(NULL, document, id, attribute) == NULL) {
            verdict = XS_WRONG_FORM;
        }
    }
    xmlFree(id);
    return verdict;
}
