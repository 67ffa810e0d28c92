package import DialtoneBasics
package import PhoneNumbers

/// Whether the code of a message was entered, for gateways that use such feedback.
package struct SMSConversion: Hashable, Sendable {
    package let gatewayName: String
    package let gatewayMessageID: String
    package let phoneNumber: PhoneNumber
    package let wasEntered: Bool
    package let at: Timestamp

    package init(
        gatewayName: String,
        gatewayMessageID: String,
        phoneNumber: PhoneNumber,
        wasEntered: Bool,
        at: Timestamp
    ) {
        self.gatewayName = gatewayName
        self.gatewayMessageID = gatewayMessageID
        self.phoneNumber = phoneNumber
        self.wasEntered = wasEntered
        self.at = at
    }
}
