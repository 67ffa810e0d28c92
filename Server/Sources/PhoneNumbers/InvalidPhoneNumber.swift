/// Why a text is not a phone number.
package enum InvalidPhoneNumber: Error, Hashable, CaseIterable {
    /// Nothing, or something that no one would take for a phone number.
    case malformed
    /// It has no "+" and country calling code, and no region to take them from.
    case missingCountry
    /// No country has its calling code.
    case unknownCountry
    case tooShort
    case tooLong
    /// The length would do, but no such number is assigned.
    case impossible
    /// A message cannot be sent to an extension.
    case hasExtension
}
