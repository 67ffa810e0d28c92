import CPhoneNumbers

/// A phone number with what its country's plan tells of it.
///
/// All of it comes from one look into libphonenumber's metadata; asking the number itself takes
/// another look for each question.
package struct PlannedNumber: Hashable, Sendable {
    package let number: PhoneNumber

    /// As ``PhoneNumber/regionCode``.
    package let regionCode: String?

    package let kind: PhoneNumberKind

    /// Reads a number as ``PhoneNumber/init(parsing:defaultRegion:)`` does.
    package init(
        parsing text: String,
        defaultRegion: String? = nil
    ) throws(InvalidPhoneNumber) {
        self = try WrittenNumber(text).resolve(in: defaultRegion)
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
