#ifndef DIALTONE_NUMBERING_PLAN_H
#define DIALTONE_NUMBERING_PLAN_H

#include <stdbool.h>
#include <stddef.h>

// The data that libphonenumber works with: a PhoneMetadataCollection in the wire format of
// protocol buffers. The library asks for it once, at its first use.

#ifdef __cplusplus
extern "C" {
#endif

// Makes libphonenumber use a copy of `collection` instead of the bundled one. False, without
// effect, if the library has read a collection already.
bool pn_use_collection(const void *collection, size_t length);

// Whether libphonenumber reads the collection that this module supplies, rather than its own.
// Makes it read one if it has not yet.
bool pn_supplies_collection(void);

// An example number of a territory: its ID, calling code and national number.
typedef void (*pn_example_visitor)(
    void *context, const char *territory, int calling_code, const char *national_number);

// Calls `visit` with every example number of `collection`. A territory without any is visited once
// with an empty number. False if the collection is malformed, or contains a territory twice.
bool pn_visit_examples(
    const void *collection, size_t length, pn_example_visitor visit, void *context);

// How a territory writes some of its numbers for callers abroad. `pattern` matches the national
// number; `replacement` refers to its groups as $1 to $9. `leading_digits` are the patterns that
// the number's first digits match, one more digit decided by each.
struct pn_format {
    const char *territory;
    const char *pattern;
    const char *replacement;
    const char *const *leading_digits;
    size_t leading_digits_count;
};

typedef void (*pn_format_visitor)(void *context, const struct pn_format *format);

// Calls `visit` with the formats of `collection` in the order in which they are tried. False if
// the collection is malformed.
bool pn_visit_formats(
    const void *collection, size_t length, pn_format_visitor visit, void *context);

#ifdef __cplusplus
}
#endif

#endif
