import DialtoneModel

/// The source address of a message in the form that SMSCs require.
package struct SourceAddress {
    /// The maximum lengths of a name and of a number.
    private static let nameLimit = 11
    private static let numberLimit = 15

    /// The maximum length of a short code; longer numbers are international.
    private static let shortCodeLimit = 8

    let address: SMPPAddress

    /// Uses the project's sender for the country, or the default of the SMSC's settings.
    ///
    /// Throws if the sender is neither a valid number nor a valid name.
    init(for sender: SenderIdentity?, by settings: SMPPSettings) throws(SendProblem) {
        guard let text = sender?.senderID ?? settings.source, !text.isEmpty else {
            address = .unnamed
            return
        }
        guard var address = Self.address(of: text) else {
            throw SendProblem(
                .senderRejected,
                "The sender is neither a phone number nor an alphanumeric sender ID."
            )
        }
        if address.typeOfNumber != Self.nameType {
            address.typeOfNumber = settings.sourceTypeOfNumber ?? address.typeOfNumber
            address.numberingPlan = settings.sourceNumberingPlan ?? address.numberingPlan
        }
        self.address = address
    }

    private static let nameType: UInt8 = 5

    /// Returns the address of a sender, or `nil` if it is neither a valid number nor a valid name.
    package static func address(of text: String) -> SMPPAddress? {
        let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
        if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            guard digits.utf8.count <= numberLimit else { return nil }
            guard text.hasPrefix("+") || digits.utf8.count > shortCodeLimit else {
                return SMPPAddress(typeOfNumber: 3, numberingPlan: 0, text: text)
            }
            return .international(digits)
        }
        guard !text.hasPrefix("+"), text.utf8.count <= nameLimit,
            text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
        else { return nil }
        return SMPPAddress(typeOfNumber: nameType, numberingPlan: 0, text: text)
    }
}
