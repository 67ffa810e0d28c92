import CPhoneNumbers

/// A phone number in canonical form.
///
/// Two values are equal if they are the same telephone number, however they were written.
/// Everything except the E.164 text is computed on demand, with one lookup in libphonenumber's
/// metadata (about 10 µs).
package struct PhoneNumber: Hashable, Sendable {
    /// "+", the country calling code and the national number; digits only.
    package let e164: String

    /// Creates a number from stored E.164 text, without validation.
    ///
    /// The text must come from `init(parsing:defaultRegion:as:)`, for example by way of a database
    /// column.
    package init(e164: String) {
        self.e164 = e164
    }

    /// Parses a number as users write it.
    ///
    /// It may contain spaces, dashes, parentheses, dots, a trunk zero, vanity letters or full-width
    /// digits. The country calling code is required unless there is a `defaultRegion` (an ISO 3166
    /// code). ``NumberTest`` describes which test to use.
    package init(
        parsing text: String,
        defaultRegion: String? = nil,
        as test: NumberTest = .possible
    ) throws(InvalidPhoneNumber) {
        self = try PlannedNumber(parsing: text, defaultRegion: defaultRegion, as: test).number
    }
}

extension PhoneNumber {
    /// The ISO 3166 code of the number's country or territory; `nil` if it belongs to none.
    ///
    /// Satellite networks belong to no country, for example. The code is more specific than the
    /// calling code: Kazakhstan is not Russia, Jersey is not the United Kingdom. For a number that
    /// is in no range of a plan, it is the main region of its calling code.
    package var regionCode: String? {
        var region = pn_region()
        guard pn_region_of(e164, &region) else { return nil }
        return withUnsafeBytes(of: region.code, String.init(terminatedBytes:))
    }

    /// The regions that share the number's calling code; empty for global codes.
    package var callingCodeRegions: [String] {
        let count = pn_regions_of_calling_code(e164, nil, 0)
        var regions = [pn_region](repeating: pn_region(), count: count)
        _ = pn_regions_of_calling_code(e164, &regions, count)
        return regions.map { withUnsafeBytes(of: $0.code, String.init(terminatedBytes:)) }
    }

    package var kind: PhoneNumberKind {
        PhoneNumberKind(pn_kind_of(e164))
    }

    /// The number in international format for display, such as "+1 650-555-0100".
    package var internationalFormat: String {
        var formatted = pn_formatted()
        guard pn_format_international(e164, &formatted) else { return e164 }
        return withUnsafeBytes(of: formatted.text, String.init(terminatedBytes:))
    }
}

extension PhoneNumber: CustomStringConvertible, CustomReflectable {
    /// The number with most digits hidden.
    ///
    /// This is not enough to call the number, but enough to distinguish two of them in a log.
    package var description: String {
        "\(e164.prefix(2))•••••\(e164.suffix(2))"
    }

    package var customMirror: Mirror {
        Mirror(self, children: [])
    }
}

extension PhoneNumber {
    /// The number without its last four digits: the prefix that it shares with 10,000 numbers.
    ///
    /// SMS routes keep statistics for each prefix, and the guard counts and blocks by prefix. A
    /// prefix has at most ten digits, because the later digits of very long numbers are extensions
    /// of a company's line.
    package var prefix: String {
        String(e164.dropLast(4).prefix(11))
    }
}

extension PhoneNumber {
    /// The regions that the number can be in; empty for numbers that belong to no country.
    ///
    /// A number that is in no range of the plan can be in any region that shares its calling code:
    /// every Caribbean island with +1, for example.
    package var possibleRegionCodes: [String] {
        possibleRegionCodes(in: regionCode, plannedAs: kind)
    }

    fileprivate func possibleRegionCodes(
        in region: String?,
        plannedAs kind: PhoneNumberKind
    ) -> [String] {
        guard kind == .unknown else { return region.map { [$0] } ?? [] }
        return callingCodeRegions
    }
}

extension PlannedNumber {
    /// The same as ``PhoneNumber/possibleRegionCodes``, without another lookup.
    package var possibleRegionCodes: [String] {
        number.possibleRegionCodes(in: regionCode, plannedAs: kind)
    }
}
