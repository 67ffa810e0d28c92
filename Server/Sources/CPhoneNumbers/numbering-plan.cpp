#include "numbering-plan.h"

#include "bundled-plan.h"

#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <phonenumbers/phonemetadata.pb.h>
#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::PhoneMetadata;
using i18n::phonenumbers::PhoneMetadataCollection;
using i18n::phonenumbers::PhoneNumberDesc;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

class Supply {
public:
    bool replace(const void *collection, size_t length) {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (is_read_) {
            return false;
        }
        replacement_.assign(static_cast<const char *>(collection), length);
        return true;
    }

    std::string_view read() {
        const std::lock_guard<std::mutex> lock(mutex_);
        is_read_ = true;
        return replacement_.empty() ? bundled() : std::string_view(replacement_);
    }

    bool is_read() {
        const std::lock_guard<std::mutex> lock(mutex_);
        return is_read_;
    }

private:
    // An empty line ends the header.
    static std::string_view bundled() {
        const auto plan = pn_bundled_plan();
        const std::string_view file(static_cast<const char *>(plan.start), plan.count);
        const auto end = file.find("\n\n");
        return end == std::string_view::npos ? std::string_view() : file.substr(end + 2);
    }

    std::mutex mutex_;
    bool is_read_ = false;
    std::string replacement_;
};

// Never destroyed, since the library may be used until the process has ended.
Supply &supply() {
    static auto *const only = new Supply;
    return *only;
}

bool parse(const void *bytes, size_t length, PhoneMetadataCollection *collection) {
    constexpr size_t kLimit = size_t{1} << 30;
    return length < kLimit && collection->ParseFromArray(bytes, static_cast<int>(length));
}

void visit_examples(const PhoneMetadata &territory, pn_example_visitor visit, void *context) {
    const PhoneNumberDesc *kinds[] = {
        &territory.fixed_line(),  &territory.mobile(),          &territory.toll_free(),
        &territory.premium_rate(), &territory.shared_cost(),    &territory.personal_number(),
        &territory.voip(),        &territory.pager(),           &territory.uan(),
        &territory.voicemail(),
    };
    bool has_example = false;
    for (const auto *kind : kinds) {
        if (kind->example_number().empty()) {
            continue;
        }
        has_example = true;
        visit(context, territory.id().c_str(), territory.country_code(), kind->example_number().c_str());
    }
    if (!has_example) {
        visit(context, territory.id().c_str(), territory.country_code(), "");
    }
}

void visit_formats(const PhoneMetadata &territory, pn_format_visitor visit, void *context) {
    const auto &formats =
        territory.intl_number_format_size() > 0 ? territory.intl_number_format() : territory.number_format();
    for (const auto &format : formats) {
        std::vector<const char *> leading_digits;
        for (const auto &pattern : format.leading_digits_pattern()) {
            leading_digits.push_back(pattern.c_str());
        }
        const pn_format visited = {
            territory.id().c_str(), format.pattern().c_str(), format.format().c_str(),
            leading_digits.data(),  leading_digits.size(),
        };
        visit(context, &visited);
    }
}

}  // namespace

// libphonenumber declares these two in a header that it does not install, and defines them with the
// data that it was built with. Definitions in the executable come before those of a shared library,
// and keep the linker from taking those of a static one.
namespace i18n {
namespace phonenumbers {

int metadata_size();
const void *metadata_get();

__attribute__((visibility("default"))) int metadata_size() {
    return static_cast<int>(supply().read().size());
}

__attribute__((visibility("default"))) const void *metadata_get() { return supply().read().data(); }

}  // namespace phonenumbers
}  // namespace i18n

bool pn_use_collection(const void *collection, size_t length) {
    try {
        return supply().replace(collection, length);
    } catch (...) {
        return false;
    }
}

bool pn_supplies_collection(void) {
    try {
        PhoneNumberUtil::GetInstance();
        return supply().is_read();
    } catch (...) {
        return false;
    }
}

bool pn_visit_examples(
    const void *bytes, size_t length, pn_example_visitor visit, void *context) {
    try {
        PhoneMetadataCollection collection;
        if (!parse(bytes, length, &collection)) {
            return false;
        }
        // Territories are told apart by their ID, except those of the whole world, "001".
        std::set<std::pair<std::string, int>> seen;
        for (const auto &territory : collection.metadata()) {
            const bool is_new = seen.insert({territory.id(), territory.country_code()}).second;
            if (!is_new || territory.id().empty() || territory.country_code() <= 0) {
                return false;
            }
        }
        for (const auto &territory : collection.metadata()) {
            visit_examples(territory, visit, context);
        }
        return true;
    } catch (...) {
        return false;
    }
}

bool pn_visit_formats(
    const void *bytes, size_t length, pn_format_visitor visit, void *context) {
    try {
        PhoneMetadataCollection collection;
        if (!parse(bytes, length, &collection)) {
            return false;
        }
        for (const auto &territory : collection.metadata()) {
            visit_formats(territory, visit, context);
        }
        return true;
    } catch (...) {
        return false;
    }
}
