import CPhoneNumbers

/// A phone number with its data from the numbering plan.
///
/// All of it comes from one lookup in libphonenumber's metadata; ``PhoneNumber`` makes one lookup
/// for each property.
package struct PlannedNumber: Hashable, Sendable {
    package let number: PhoneNumber

    /// The same as ``PhoneNumber/regionCode``.
    package let regionCode: String?

    /// The kind; ``PhoneNumberKind/unknown`` if the number is not ``NumberTest/valid``.
    package let kind: PhoneNumberKind

    /// Parses a number in the same way as ``PhoneNumber/init(parsing:defaultRegion:as:)``.
    package init(
        parsing text: String,
        defaultRegion: String? = nil,
        as test: NumberTest = .possible
    ) throws(InvalidPhoneNumber) {
        self = try WrittenNumber(text).resolve(in: defaultRegion)
        try check(as: test)
    }

    /// Throws ``InvalidPhoneNumber/unassigned(example:)`` if the number does not pass `test`.
    package func check(as test: NumberTest) throws(InvalidPhoneNumber) {
        guard test == .valid, kind == .unknown else { return }
        throw .unassigned(example: regionCode.flatMap(PhoneRegion.exampleMobileNumber(in:))?.e164)
    }

    init(_ entry: pn_entry) {
        number = PhoneNumber(
            e164: withUnsafeBytes(of: entry.number.e164, String.init(terminatedBytes:))
        )
        let region = withUnsafeBytes(of: entry.region.code, String.init(terminatedBytes:))
        regionCode = region.isEmpty ? nil : region
        kind = PhoneNumberKind(entry.kind)
    }
}
