import Foundation

extension Country {
    /// Groups the first digits of a number as the country does, with the trunk prefix if it has one.
    ///
    /// The result is only for display: the server decides whether the number exists.
    func group(_ digits: String) -> String {
        let national = withoutTrunkPrefix(digits)
        guard let grouped = NumberFormat.group(national, by: CountryTable.formats(callingCode))
        else { return digits }
        guard national.count < digits.count else { return grouped }
        // "0" is written together with the digits after it, other prefixes apart.
        return trunkPrefix == "0" ? "0\(grouped)" : "\(trunkPrefix) \(grouped)"
    }

    /// A mobile number as users type it, without the calling code; empty if none is known.
    public var exampleNumber: String { group(example) }

    /// Returns the digits without the trunk prefix, and without a calling code before them.
    ///
    /// A prefix other than "0" can also be the beginning of a number, so it counts as a prefix only
    /// if the rest has a possible length and the whole has none.
    func withoutTrunkPrefix(_ digits: String) -> String {
        guard !trunkPrefix.isEmpty, digits.hasPrefix(trunkPrefix) else { return digits }
        let rest = String(digits.dropFirst(trunkPrefix.count))
        guard trunkPrefix != "0" else { return rest }
        let isNumber = lengths.contains(digits.count)
        return !isNumber && lengths.contains(rest.count) ? rest : digits
    }

    /// Returns the digits of the number that the protocol wants after the calling code.
    ///
    /// Users also type the calling code without a "+". It is dropped if the number would be too long
    /// with it.
    func nationalNumber(_ digits: String) -> String {
        let national = withoutTrunkPrefix(digits)
        let rest = withoutTrunkPrefix(String(national.dropFirst(callingCode.count)))
        let isTooLong = national.count > (lengths.max() ?? 15)
        let bringsCallingCode = national.hasPrefix(callingCode) && lengths.contains(rest.count)
        return isTooLong && bringsCallingCode ? rest : national
    }

    /// Returns whether a number of a shared calling code can be from this country.
    func owns(_ national: String) -> Bool {
        leadingDigits.isEmpty
            || national.range(of: "^(?:\(leadingDigits))", options: .regularExpression) != nil
    }
}
