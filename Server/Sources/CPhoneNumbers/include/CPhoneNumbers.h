#ifndef DIALTONE_CPHONENUMBERS_H
#define DIALTONE_CPHONENUMBERS_H

#include <stdbool.h>
#include <stddef.h>

#include "bundled-plan.h"
#include "numbering-plan.h"

// A C face for the parts of libphonenumber that Dialtone uses. Every function may be called
// from any thread, never throws, and never aborts on what it is given.

#ifdef __cplusplus
extern "C" {
#endif

// "+", at most fifteen digits, and the final NUL fit with room to spare.
#define PN_E164_CAPACITY 24
// "US", "001", and the final NUL.
#define PN_REGION_CAPACITY 4
#define PN_FORMATTED_CAPACITY 64

enum pn_verdict {
    PN_VALID,
    PN_MALFORMED,
    PN_MISSING_COUNTRY,
    PN_TOO_SHORT,
    PN_TOO_LONG,
    // The plan has no numbers of this length.
    PN_IMPOSSIBLE,
    // The plan has numbers of this length, and this is none of them.
    PN_UNASSIGNED,
    PN_HAS_EXTENSION,
};

enum pn_kind {
    PN_FIXED_LINE,
    PN_MOBILE,
    PN_FIXED_LINE_OR_MOBILE,
    PN_TOLL_FREE,
    PN_PREMIUM_RATE,
    PN_SHARED_COST,
    PN_VOIP,
    PN_PERSONAL,
    PN_PAGER,
    PN_UAN,
    PN_VOICEMAIL,
    PN_UNKNOWN,
};

struct pn_number {
    char e164[PN_E164_CAPACITY];
};

struct pn_region {
    char code[PN_REGION_CAPACITY];
};

// A number with what its country's plan tells of it.
struct pn_entry {
    struct pn_number number;
    // Empty for a number of no single region.
    struct pn_region region;
    enum pn_kind kind;
};

struct pn_formatted {
    char text[PN_FORMATTED_CAPACITY];
};

// Reads a number as people write it. `region` may be NULL: then only a number that starts with
// "+" has a country. `entry` is complete when the verdict is PN_VALID or PN_UNASSIGNED.
enum pn_verdict pn_parse(
    const char *text, size_t length, const char *region, struct pn_entry *entry);

// The ISO region that the number belongs to; false for a number of no single region. A number that is
// in no plan belongs to the main region of its calling code.
bool pn_region_of(const char *e164, struct pn_region *region);

// Writes at most `capacity` of the ISO regions that share the number's calling code, and returns how
// many there are; none for the calling codes of no country.
size_t pn_regions_of_calling_code(const char *e164, struct pn_region *regions, size_t capacity);

enum pn_kind pn_kind_of(const char *e164);

// The number with the spaces of its country's habit, country code included.
bool pn_format_international(const char *e164, struct pn_formatted *formatted);

// Writes at most `capacity` regions and returns how many there are.
size_t pn_supported_regions(struct pn_region *regions, size_t capacity);

// Zero for a region that the library does not know.
int pn_calling_code(const char *region);

// The region that a calling code means first, where several share it.
bool pn_main_region(int calling_code, struct pn_region *region);

bool pn_example_mobile(const char *region, struct pn_number *number);

#ifdef __cplusplus
}
#endif

#endif
