/// The source or destination address of a message: a number or a name.
package struct SMPPAddress: Hashable, Sendable {
    /// The type of number (TON): 1 for an international number, 5 for a name.
    package var typeOfNumber: UInt8

    /// The numbering plan (NPI): 1 for telephone numbers (E.164).
    package var numberingPlan: UInt8

    /// The digits without a plus sign, or the name.
    package var text: String

    package init(typeOfNumber: UInt8, numberingPlan: UInt8, text: String) {
        self.typeOfNumber = typeOfNumber
        self.numberingPlan = numberingPlan
        self.text = text
    }

    /// An empty address, with which the SMSC chooses the sender.
    package static let unnamed = Self(typeOfNumber: 0, numberingPlan: 0, text: "")

    /// Returns the address of a telephone number, given the digits of its E.164 form.
    package static func international(_ digits: some StringProtocol) -> Self {
        Self(typeOfNumber: 1, numberingPlan: 1, text: String(digits))
    }
}

extension SMPPAddress: CustomStringConvertible, CustomReflectable {
    package var description: String { "SMPPAddress(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
