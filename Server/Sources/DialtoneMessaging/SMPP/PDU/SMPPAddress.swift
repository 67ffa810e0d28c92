/// A number or a name that a message goes to or comes from.
package struct SMPPAddress: Hashable, Sendable {
    /// What kind of address it is: 1 for an international number, 5 for a name.
    package var typeOfNumber: UInt8

    /// The plan that the number belongs to: 1 for telephones (E.164).
    package var numberingPlan: UInt8

    /// Digits without a plus sign, or the name.
    package var text: String

    package init(typeOfNumber: UInt8, numberingPlan: UInt8, text: String) {
        self.typeOfNumber = typeOfNumber
        self.numberingPlan = numberingPlan
        self.text = text
    }

    /// Leaves it to the SMSC who a message is from.
    package static let unnamed = Self(typeOfNumber: 0, numberingPlan: 0, text: "")

    /// A telephone number, in the digits of E.164.
    package static func international(_ digits: some StringProtocol) -> Self {
        Self(typeOfNumber: 1, numberingPlan: 1, text: String(digits))
    }
}

extension SMPPAddress: CustomStringConvertible, CustomReflectable {
    package var description: String { "SMPPAddress(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
