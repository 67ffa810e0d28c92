import DialtoneCore

/// Who a message is from, as an SMSC wants it said.
struct SourceAddress {
    /// The longest name and the longest number that a message can be from.
    private static let nameLimit = 11
    private static let numberLimit = 15

    /// Digits up to here are a short code rather than an international number.
    private static let shortCodeLimit = 8

    let address: SMPPAddress

    /// The project's sender for the number's country goes before the SMSC's own.
    ///
    /// Throws for one that no message can be from.
    init(for sender: SenderIdentity?, by settings: SMPPSettings) throws(SendProblem) {
        guard let text = sender?.senderID ?? settings.source, !text.isEmpty else {
            address = .unnamed
            return
        }
        guard var address = Self.address(of: text) else {
            throw SendProblem(.senderRejected, "The sender is neither a number nor a name.")
        }
        if address.typeOfNumber != Self.nameType {
            address.typeOfNumber = settings.sourceTypeOfNumber ?? address.typeOfNumber
            address.numberingPlan = settings.sourceNumberingPlan ?? address.numberingPlan
        }
        self.address = address
    }

    private static let nameType: UInt8 = 5

    /// `nil` for what no message can be from.
    static func address(of text: String) -> SMPPAddress? {
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
