package import DialtoneBasics
package import PhoneNumbers

/// A STOP or START message from a phone, received by a gateway.
package struct OptOutRequest: Hashable, Sendable {
    package let phoneNumber: PhoneNumber
    package let word: OptOutWord
    package let gatewayName: String
    package let at: Timestamp

    package init(
        phoneNumber: PhoneNumber,
        word: OptOutWord,
        gatewayName: String,
        at: Timestamp
    ) {
        self.phoneNumber = phoneNumber
        self.word = word
        self.gatewayName = gatewayName
        self.at = at
    }
}

extension OptOutRequest: CustomStringConvertible, CustomReflectable {
    package var description: String { "OptOutRequest(\(word))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
