/// The sender of messages to one country.
package struct SenderIdentity: Hashable, Sendable, Codable {
    /// An E.164 number, a short code, or up to eleven letters and digits.
    package var senderID: String?

    /// The ID of the registered business, in countries with such a registry (India's DLT).
    package var entityID: String?

    /// The ID of the registered template, in countries with such a registry (India's DLT).
    package var templateID: String?

    package init(senderID: String? = nil, entityID: String? = nil, templateID: String? = nil) {
        self.senderID = senderID
        self.entityID = entityID
        self.templateID = templateID
    }
}
