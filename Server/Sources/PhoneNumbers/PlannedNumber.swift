import CPhoneNumbers

/// A phone number with what its country's plan tells of it.
///
/// All of it comes from one look into libphonenumber's metadata; asking the number itself takes
/// another look for each question.
package struct PlannedNumber: Hashable, Sendable {
    package let number: PhoneNumber

    /// As ``PhoneNumber/regionCode``.
    package let regionCode: String?

    /// ``PhoneNumberKind/unknown`` for a number that is not ``NumberTest/valid``.
    package let kind: PhoneNumberKind

    /// Reads a number as ``PhoneNumber/init(parsing:defaultRegion:as:)`` does.
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
