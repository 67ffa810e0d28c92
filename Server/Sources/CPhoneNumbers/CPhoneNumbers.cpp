#include "CPhoneNumbers.h"

#include <algorithm>
#include <cstring>
#include <list>
#include <set>
#include <string>

#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

// The region that libphonenumber takes for "none": only a leading "+" gives the country then.
constexpr char kNoRegion[] = "ZZ";

// E.164 ends here. Some national plans go on, and no network could route such a number.
constexpr size_t kMaximumE164Digits = 15;

// Beyond any way to write a number. The library's regular expressions take quadratic time.
constexpr size_t kMaximumInputBytes = 250;

PhoneNumberUtil &library() { return *PhoneNumberUtil::GetInstance(); }

template <size_t capacity>
bool copy(const std::string &text, char (&destination)[capacity]) {
    if (text.empty() || text.size() >= capacity) {
        return false;
    }
    std::memcpy(destination, text.c_str(), text.size() + 1);
    return true;
}

bool parse_e164(const char *e164, PhoneNumber *number) {
    return strnlen(e164, PN_E164_CAPACITY) < PN_E164_CAPACITY
        && library().Parse(e164, kNoRegion, number) == PhoneNumberUtil::NO_PARSING_ERROR;
}

pn_verdict verdict_of(PhoneNumberUtil::ErrorType error) {
    switch (error) {
    case PhoneNumberUtil::NO_PARSING_ERROR:
        return PN_VALID;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE_ERROR:
        return PN_MISSING_COUNTRY;
    case PhoneNumberUtil::TOO_SHORT_AFTER_IDD:
    case PhoneNumberUtil::TOO_SHORT_NSN:
        return PN_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG_NSN:
        return PN_TOO_LONG;
    case PhoneNumberUtil::NOT_A_NUMBER:
        break;
    }
    return PN_MALFORMED;
}

pn_verdict possibility_of(const PhoneNumber &number) {
    switch (library().IsPossibleNumberWithReason(number)) {
    case PhoneNumberUtil::IS_POSSIBLE:
        return PN_VALID;
    case PhoneNumberUtil::TOO_SHORT:
    // What reaches a neighbor but not the world lacks its area code.
    case PhoneNumberUtil::IS_POSSIBLE_LOCAL_ONLY:
        return PN_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG:
        return PN_TOO_LONG;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE:
    case PhoneNumberUtil::INVALID_LENGTH:
        break;
    }
    return PN_IMPOSSIBLE;
}

pn_kind kind_of(PhoneNumberUtil::PhoneNumberType type) {
    switch (type) {
    case PhoneNumberUtil::FIXED_LINE: return PN_FIXED_LINE;
    case PhoneNumberUtil::MOBILE: return PN_MOBILE;
    case PhoneNumberUtil::FIXED_LINE_OR_MOBILE: return PN_FIXED_LINE_OR_MOBILE;
    case PhoneNumberUtil::TOLL_FREE: return PN_TOLL_FREE;
    case PhoneNumberUtil::PREMIUM_RATE: return PN_PREMIUM_RATE;
    case PhoneNumberUtil::SHARED_COST: return PN_SHARED_COST;
    case PhoneNumberUtil::VOIP: return PN_VOIP;
    case PhoneNumberUtil::PERSONAL_NUMBER: return PN_PERSONAL;
    case PhoneNumberUtil::PAGER: return PN_PAGER;
    case PhoneNumberUtil::UAN: return PN_UAN;
    case PhoneNumberUtil::VOICEMAIL: return PN_VOICEMAIL;
    case PhoneNumberUtil::UNKNOWN: break;
    }
    return PN_UNKNOWN;
}

// "ZZ" is nowhere, "001" is a number of the whole world.
bool is_iso(const std::string &code) { return code.size() == 2 && code != kNoRegion; }

bool region_of(const PhoneNumber &number, pn_region *region) {
    std::string code;
    library().GetRegionCodeForNumber(number, &code);
    // A number that is in no plan: of the regions that share its calling code, the main one.
    if (code == kNoRegion) {
        library().GetRegionCodeForCountryCode(number.country_code(), &code);
    }
    return is_iso(code) && copy(code, region->code);
}

std::string e164_of(const PhoneNumber &number) {
    std::string e164;
    library().Format(number, PhoneNumberUtil::E164, &e164);
    return e164;
}

// A number of no plan may begin with what looks like a trunk prefix. Read again, it would lose that
// and become another number, so that one account could have two spellings.
bool is_own_spelling(const std::string &e164) {
    PhoneNumber number;
    return library().Parse(e164, kNoRegion, &number) == PhoneNumberUtil::NO_PARSING_ERROR
        && e164_of(number) == e164;
}

pn_verdict parse(const std::string &text, const char *region, pn_entry *entry) {
    PhoneNumber number;
    const auto error = library().Parse(text, region ? region : kNoRegion, &number);
    if (error != PhoneNumberUtil::NO_PARSING_ERROR) {
        return verdict_of(error);
    }
    if (number.has_extension()) {
        return PN_HAS_EXTENSION;
    }
    const auto possibility = possibility_of(number);
    if (possibility != PN_VALID) {
        return possibility;
    }
    const auto e164 = e164_of(number);
    if (e164.size() > kMaximumE164Digits + 1) {
        return PN_TOO_LONG;
    }
    entry->kind = kind_of(library().GetNumberType(number));
    if (!region_of(number, &entry->region)) {
        entry->region.code[0] = '\0';
    }
    if (!copy(e164, entry->number.e164)) {
        return PN_MALFORMED;
    }
    // A number is valid where its plan has a kind for it.
    if (entry->kind != PN_UNKNOWN) {
        return PN_VALID;
    }
    return is_own_spelling(e164) ? PN_UNASSIGNED : PN_IMPOSSIBLE;
}

// Nothing that C++ throws may reach a caller that cannot catch it.
template <typename Result, typename Body>
Result guarded(Result otherwise, Body body) noexcept {
    try {
        return body();
    } catch (...) {
        return otherwise;
    }
}

}  // namespace

pn_verdict pn_parse(const char *text, size_t length, const char *region, pn_entry *entry) {
    if (length > kMaximumInputBytes) {
        return PN_TOO_LONG;
    }
    return guarded(PN_MALFORMED, [&] { return parse(std::string(text, length), region, entry); });
}

bool pn_region_of(const char *e164, pn_region *region) {
    return guarded(false, [&] {
        PhoneNumber number;
        return parse_e164(e164, &number) && region_of(number, region);
    });
}

size_t pn_regions_of_calling_code(const char *e164, pn_region *regions, size_t capacity) {
    return guarded(size_t{0}, [&] {
        PhoneNumber number;
        std::list<std::string> codes;
        if (!parse_e164(e164, &number)) {
            return size_t{0};
        }
        library().GetRegionCodesForCountryCallingCode(number.country_code(), &codes);
        size_t count = 0;
        for (const auto &code : codes) {
            if (!is_iso(code)) {
                continue;
            }
            if (count < capacity) {
                copy(code, regions[count].code);
            }
            ++count;
        }
        return count;
    });
}

pn_kind pn_kind_of(const char *e164) {
    return guarded(PN_UNKNOWN, [&] {
        PhoneNumber number;
        return parse_e164(e164, &number) ? kind_of(library().GetNumberType(number)) : PN_UNKNOWN;
    });
}

bool pn_format_international(const char *e164, pn_formatted *formatted) {
    return guarded(false, [&] {
        PhoneNumber number;
        std::string text;
        if (!parse_e164(e164, &number)) {
            return false;
        }
        library().Format(number, PhoneNumberUtil::INTERNATIONAL, &text);
        return copy(text, formatted->text);
    });
}

size_t pn_supported_regions(pn_region *regions, size_t capacity) {
    return guarded(size_t{0}, [&] {
        std::set<std::string> codes;
        library().GetSupportedRegions(&codes);
        size_t count = 0;
        for (const auto &code : codes) {
            if (count < capacity && copy(code, regions[count].code)) {
                ++count;
            }
        }
        return std::max(count, codes.size());
    });
}

int pn_calling_code(const char *region) {
    return guarded(0, [&] { return library().GetCountryCodeForRegion(region); });
}

bool pn_main_region(int calling_code, pn_region *region) {
    return guarded(false, [&] {
        std::string code;
        library().GetRegionCodeForCountryCode(calling_code, &code);
        return copy(code, region->code);
    });
}

bool pn_example_mobile(const char *region, pn_number *number) {
    return guarded(false, [&] {
        PhoneNumber example;
        std::string e164;
        if (!library().GetExampleNumberForType(region, PhoneNumberUtil::MOBILE, &example)) {
            return false;
        }
        library().Format(example, PhoneNumberUtil::E164, &e164);
        return copy(e164, number->e164);
    });
}
