import CPhoneNumbers

/// A phone number in its one spelling.
///
/// Two values are equal when they reach the same telephone, however they were written.
/// What is not in the E.164 text is computed on demand, at the price of one look into
/// libphonenumber's metadata (some ten microseconds).
package struct PhoneNumber: Hashable, Sendable {
    /// "+", the country calling code and the national number; digits only.
    package let e164: String

    /// Takes a number that `init(parsing:defaultRegion:)` produced earlier, such as a column of
    /// the database, without another look at it.
    package init(e164: String) {
        self.e164 = e164
    }

    /// Reads a number as people write it: with spaces, dashes, parentheses, dots, a trunk zero,
    /// vanity letters or full-width digits.
    ///
    /// Only with a `defaultRegion` (an ISO 3166 code) may the country calling code be absent.
    /// ``NumberTest`` says where which test belongs.
    package init(
        parsing text: String,
        defaultRegion: String? = nil,
        as test: NumberTest = .possible
    ) throws(InvalidPhoneNumber) {
        self = try PlannedNumber(parsing: text, defaultRegion: defaultRegion, as: test).number
    }
}

extension PhoneNumber {
    /// The ISO 3166 code of the number's own country or territory, finer than its calling code
    /// (Kazakhstan is not Russia, Jersey is not the United Kingdom); `nil` for satellite
    /// networks and other numbers of no country.
    ///
    /// For a number that is in no plan, it is the main region of its calling code.
    package var regionCode: String? {
        var region = pn_region()
        guard pn_region_of(e164, &region) else { return nil }
        return withUnsafeBytes(of: region.code, String.init(terminatedBytes:))
    }

    /// The regions that share the number's calling code; none for the codes of no country.
    package var callingCodeRegions: [String] {
        let count = pn_regions_of_calling_code(e164, nil, 0)
        var regions = [pn_region](repeating: pn_region(), count: count)
        _ = pn_regions_of_calling_code(e164, &regions, count)
        return regions.map { withUnsafeBytes(of: $0.code, String.init(terminatedBytes:)) }
    }

    package var kind: PhoneNumberKind {
        PhoneNumberKind(pn_kind_of(e164))
    }

    /// The number for people to read, such as "+1 650-555-0100".
    package var internationalFormat: String {
        var formatted = pn_formatted()
        guard pn_format_international(e164, &formatted) else { return e164 }
        return withUnsafeBytes(of: formatted.text, String.init(terminatedBytes:))
    }
}

extension PhoneNumber: CustomStringConvertible, CustomReflectable {
    /// Too little to call the number, enough to tell two apart in a log.
    package var description: String {
        "\(e164.prefix(2))•••••\(e164.suffix(2))"
    }

    package var customMirror: Mirror {
        Mirror(self, children: [])
    }
}
