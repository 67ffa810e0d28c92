/// The reason why a text is not accepted as a phone number.
package enum InvalidPhoneNumber: Error, Hashable {
    /// The text is empty, or contains characters that are not used in phone numbers.
    case malformed
    /// The number has no "+" and country calling code, and no default region was given.
    case missingCountry
    /// The country calling code does not exist.
    case unknownCountry
    case tooShort
    case tooLong
    /// The country has shorter and longer numbers, but none of this length.
    case impossible
    /// The number is ``NumberTest/possible`` but not ``NumberTest/valid``.
    ///
    /// `example` is a valid number of the same country.
    case unassigned(example: String?)
    /// The number has an extension, which cannot receive messages.
    case hasExtension
}

extension InvalidPhoneNumber: CustomStringConvertible {
    /// Full sentences that explain the problem, with an example of a valid number.
    package var description: String {
        switch self {
        case .malformed:
            "The phone number is malformed. Write it as \(Self.example)."
        case .missingCountry:
            "The phone number has no country calling code. Write it as \(Self.example)."
        case .unknownCountry:
            "No country has the phone number's calling code. Write it as \(Self.example)."
        case .tooShort:
            "The phone number is too short for its country. Write it as \(Self.example)."
        case .tooLong:
            "The phone number is too long for its country. Write it as \(Self.example)."
        case .impossible:
            "The country has no phone numbers of this length. Write it as \(Self.example)."
        case .unassigned(let example):
            "The phone number is possible but not valid: it is in no range of its country's numbering "
                + "plan. Use a valid number such as \(example ?? Self.example), or add this one as a "
                + "test number."
        case .hasExtension:
            "The phone number has an extension. Write it as \(Self.example)."
        }
    }

    private static let example = "+16505550100"
}
