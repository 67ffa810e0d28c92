/// Who a message says it is from, in one country.
package struct SenderIdentity: Hashable, Sendable, Codable {
    /// A number in E.164, a short code, or up to eleven letters and digits.
    package var senderID: String?

    /// The registered business, where the country keeps such a list (India's DLT).
    package var entityID: String?

    /// The registered template, where the country keeps such a list (India's DLT).
    package var templateID: String?

    package init(senderID: String? = nil, entityID: String? = nil, templateID: String? = nil) {
        self.senderID = senderID
        self.entityID = entityID
        self.templateID = templateID
    }
}
