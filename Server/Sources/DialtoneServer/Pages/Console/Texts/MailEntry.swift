import IdentityToolkit
import IdentityToolkitAdmin

/// What an operator has entered about the text of a mail.
struct MailEntry: Sendable {
    let language: String

    /// The text; `nil` if nothing was entered.
    let text: MailTextSource?

    /// The version of the settings that the entry is based on.
    let etag: String?

    /// The color scheme of the preview: `light`, `dark` or empty.
    let scheme: String

    /// An entry that has only chosen a language.
    init(language: String) {
        self.language = language
        text = nil
        etag = nil
        scheme = ""
    }

    init(_ visit: ConsoleVisit) {
        language = visit.query("language")
        text = nil
        etag = nil
        scheme = visit.query("scheme")
    }

    init(_ form: ConsoleForm) {
        language = form["language"]
        text = MailTextSource {
            $0.subject = form["subject"]
            $0.body = form["body"]
            $0.button = form["button"].isEmpty ? nil : form["button"]
        }
        etag = form[ConsoleSettings.etagName].isEmpty ? nil : form[ConsoleSettings.etagName]
        scheme = form["scheme"]
    }

    /// Returns the number of entries that differ from the stored text.
    func unsaved(beside stored: MailTextSource) -> Int {
        guard let text else { return 0 }
        // Browsers send line breaks as two characters.
        let isSameBody = text.body.replacing("\r\n", with: "\n") == ConsoleForm.trimmed(stored.body)
        return (text.subject == stored.subject ? 0 : 1) + (isSameBody ? 0 : 1)
            + (text.button ?? "" == stored.button ?? "" ? 0 : 1)
    }
}

/// A preview of a mail, as the page and its script show it.
struct MailPreviewView: Sendable, Encodable {
    let problem: String
    let subject: String
    let text: String

    init(_ mail: MailTextInfo) {
        problem = mail.problem.map(APIText.of) ?? ""
        subject = mail.subject
        text = mail.text
    }
}

/// The names of mails, in the console's language.
enum MailName {
    private static var names: [String: String] {
        [
            "verifyEmail": translated("Address verification"),
            "resetPassword": translated("Password reset"),
            "signIn": translated("Sign-in link"),
            "changeEmail": translated("Verification of a new address"),
            "emailChanged": translated("Notice of a changed address"),
            "secondFactorAdded": translated("Notice of an added second factor"),
            "secondFactorRemoved": translated("Notice of a removed second factor"),
            "recoveryCodesCreated": translated("Notice of new recovery codes"),
            "recoveryCodeUsed": translated("Notice of a used recovery code"),
            "phoneNumberChanged": translated("Notice of a changed phone number"),
            "signInChanged": translated("Notice of changed sign-in methods"),
        ]
    }

    /// Returns the name of a kind of mail, such as “Password reset”, or the kind.
    static func of(_ kind: String) -> String {
        names[kind] ?? kind
    }
}
