package import DialtoneBasics

/// The sender and the texts of a project's mails to users.
package struct MailSettings: Hashable, Sendable {
    /// The display name of the sender; `nil` for the project's name.
    package var senderName: String?

    /// The sender's address; `nil` for the server's.
    package var from: String?

    /// The address for replies; `nil` for the server's.
    package var replyTo: String?

    /// The project's own texts, by kind and language, such as `verifyEmail.pt-br`.
    package var texts: [String: CustomMailText] = [:]

    package init() {}

    /// Returns the project's own text; `language` is a lookup key such as `pt-br`.
    package func text(of kind: AccountNotice.Kind, in language: String) -> CustomMailText? {
        texts[MailTextKey(kind: kind, language: language).text]
    }

    /// Returns the project's own texts of one kind, by language.
    package func texts(of kind: AccountNotice.Kind) -> [String: CustomMailText] {
        var found: [String: CustomMailText] = [:]
        for (name, text) in texts {
            guard let key = MailTextKey(name), key.kind == kind else { continue }
            found[key.language] = text
        }
        return found
    }
}

extension MailSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("senderName", \.senderName),
            SettingPart("from", \.from),
            SettingPart("replyTo", \.replyTo),
            SettingPart("texts", \.texts),
        ]
    }
}

/// The key of a custom text among the settings: its kind and its language.
package struct MailTextKey: Hashable, Sendable {
    package let kind: AccountNotice.Kind
    package let language: String

    package var text: String { "\(kind.rawValue).\(language)" }

    package init(kind: AccountNotice.Kind, language: String) {
        self.kind = kind
        self.language = language
    }

    /// Returns `nil` if the text has another form, or names an unknown kind of mail.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = AccountNotice.Kind(rawValue: String(parts[0])) else {
            return nil
        }
        let tag = LanguageTag(String(parts[1]))
        guard tag.isWellFormed, tag.key == parts[1] else { return nil }
        self.init(kind: kind, language: tag.key)
    }
}
