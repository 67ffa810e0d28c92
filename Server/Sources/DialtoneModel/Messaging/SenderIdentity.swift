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

extension SenderIdentity {
    /// Throws if the identity cannot be used as a sender in any network.
    func check(_ path: String) throws(Refusal) {
        guard self != SenderIdentity() else {
            throw .invalidArgument(
                field: path,
                problem: "must have a sender ID, entity ID or template ID"
            )
        }
        if let senderID, !Self.isSenderID(senderID) {
            throw .invalidArgument(
                field: "\(path).senderID",
                problem: "must be up to 11 letters and digits with a letter among them, a number "
                    + "like +16505550100, or a short code of 3 to 8 digits"
            )
        }
        for (name, value) in [("entityID", entityID), ("templateID", templateID)] {
            guard let value, value.wholeMatch(of: /[0-9]{10,25}/) == nil else { continue }
            throw .invalidArgument(field: "\(path).\(name)", problem: "must be 10 to 25 digits")
        }
    }

    private static func isSenderID(_ text: String) -> Bool {
        let isName =
            text.wholeMatch(of: /[A-Za-z0-9]{1,11}/) != nil
            && text.contains(where: \.isLetter)
        return isName || text.wholeMatch(of: /\+[1-9][0-9]{7,14}/) != nil
            || text.wholeMatch(of: /[0-9]{3,8}/) != nil
    }
}
