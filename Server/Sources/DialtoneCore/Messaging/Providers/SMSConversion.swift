package import PhoneNumbers

/// Whether the code of a message came back, for providers that learn from it.
package struct SMSConversion: Hashable, Sendable {
    package let providerName: String
    package let providerMessageID: String
    package let phoneNumber: PhoneNumber
    package let wasEntered: Bool
    package let at: Timestamp

    package init(
        providerName: String,
        providerMessageID: String,
        phoneNumber: PhoneNumber,
        wasEntered: Bool,
        at: Timestamp
    ) {
        self.providerName = providerName
        self.providerMessageID = providerMessageID
        self.phoneNumber = phoneNumber
        self.wasEntered = wasEntered
        self.at = at
    }
}
