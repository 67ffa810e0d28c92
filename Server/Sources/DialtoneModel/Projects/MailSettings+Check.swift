extension MailSettings {
    private static let textLimit = 400

    /// The maximum number of characters of all texts: settings are read with each project.
    private static let totalLimit = 200_000

    /// Throws if a text or an address cannot be used.
    func check() throws(Refusal) {
        if let senderName { try Self.check(name: senderName) }
        try Self.check(address: from, "mails.from")
        try Self.check(address: replyTo, "mails.replyTo")
        let size = texts.values.reduce(0) { sum, text in
            sum + text.subject.unicodeScalars.count + text.body.unicodeScalars.count
        }
        guard texts.count <= Self.textLimit, size <= Self.totalLimit else {
            throw .invalidArgument(
                field: "mails.texts",
                problem: "must have at most \(Self.textLimit) texts with \(Self.totalLimit) "
                    + "characters in total"
            )
        }
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            try Self.check(text, name)
        }
    }

    private static func check(_ text: CustomMailText, _ name: String) throws(Refusal) {
        guard let key = MailTextKey(name) else {
            throw .invalidArgument(
                field: "mails.texts",
                problem: "\(name.prefix(60)) is not a mail and a language, such as verifyEmail.de"
            )
        }
        do {
            _ = try MailTemplate(checking: text, for: key.kind)
        } catch {
            throw .invalidArgument(
                field: "mails.texts.\(name).\(error.part.rawValue)",
                problem: error.explanation
            )
        }
    }

    /// A name with an address in it would show another sender than the mail's.
    private static func check(name: String) throws(Refusal) {
        let scalars = name.unicodeScalars
        guard (1...60).contains(scalars.count), name.first != " ", name.last != " ",
            scalars.indices.allSatisfy({ MessageCharacter.isUsable(at: $0, in: scalars) }),
            !scalars.contains(where: {
                MessageCharacter.binds($0) || "\n<>\"".unicodeScalars.contains($0)
            })
        else {
            throw .invalidArgument(
                field: "mails.senderName",
                problem: "must be 1 to 60 visible characters in one line, without @, #, <, > and \""
            )
        }
    }

    private static func check(address: String?, _ field: String) throws(Refusal) {
        guard let address else { return }
        guard let checked = try? EmailAddress(checking: address), checked.rawValue == address,
            address.utf8.allSatisfy({ $0 < 128 })
        else {
            throw .invalidArgument(
                field: field,
                problem: "must be an address in lower case, such as no-reply@example.com"
            )
        }
    }
}
