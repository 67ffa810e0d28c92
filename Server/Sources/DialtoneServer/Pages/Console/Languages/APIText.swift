/// The words and sentences of the admin API that pages show in the user's language, such as the state
/// of a message, or why a call was refused.
///
/// The API writes English. A listed sentence has its values as placeholders, by which the values are
/// found again. `scripts/console-texts.py` reads the lists, and fails for a sentence of the API that
/// is in none of them.
enum APIText {
    /// Longer texts, and those with more sentences, stay as they are.
    private static let lengthLimit = 1_000
    private static let sentenceLimit = 10

    /// Returns a text in the language of the request's user; one that is not listed stays as it is.
    static func of(_ text: String) -> String {
        known(text) ?? text
    }

    /// Returns what is wrong with the value of a field, which the page calls `name`.
    static func of(_ problem: String, about field: String, called name: String? = nil) -> String {
        let rest =
            problem.hasPrefix("\(field) ") ? problem.dropFirst(field.count + 1) : problem[...]
        let end = rest.hasSuffix(".") ? "" : "."
        let sentence = "\(field) \(rest)\(end)"
        // The forms of the console check some values themselves.
        return ConsoleLanguage.current.catalog.text(sentence)
            ?? known(sentence, called: name)
            ?? "\(name ?? APIField.name(of: field)) \(rest)\(end)"
    }

    /// Returns a text, or each of its sentences, in the language of the user; `nil` if it is not
    /// listed, and in English.
    ///
    /// `name` is what the page calls the field in it.
    static func known(_ text: String, called name: String? = nil) -> String? {
        guard ConsoleLanguage.current.tag != ConsoleLanguage.english.tag,
            text.utf8.count <= lengthLimit
        else { return nil }
        if let whole = sentence(text, of: patterns, called: name) { return whole }
        let parts = text.replacing(". ", with: ".\n").split(separator: "\n")
        guard (2...sentenceLimit).contains(parts.count) else { return nil }
        let known = parts.compactMap { sentence(String($0), of: patterns, called: name) }
        return known.count == parts.count ? known.joined(separator: " ") : nil
    }

    /// Returns a state, or a reason in another sentence, in the language of the user.
    static func part(_ text: String) -> String { sentence(text, of: partPatterns) ?? text }

    private static func sentence(
        _ text: String,
        of patterns: [SentencePattern],
        called name: String? = nil
    ) -> String? {
        guard !words.contains(text) else { return translated(ConsoleText(text)) }
        for pattern in patterns {
            if let found = pattern.translation(of: text, called: name) { return found }
        }
        // A reason in the middle of a sentence, or in a table.
        guard !text.hasSuffix("."),
            let found = sentence(text + ".", of: patterns, called: name)
        else { return nil }
        return found.hasSuffix(".") ? String(found.dropLast()) : found
    }

    /// Those with the most words of their own are first, because they say most.
    private static let patterns: [SentencePattern] = {
        let plain = (rules + messages + imports + providers).map {
            SentencePattern($0, shownAs: $0)
        }
        let same = [sameRules, sameMessages, sameImports, sameProviders].joined()
            .flatMap { shown, sentences in
                sentences.map { SentencePattern($0, shownAs: shown) }
            }
        return (plain + same).sorted { $0.ownLength > $1.ownLength }
    }()

    /// Parts have no parts themselves, so the time for a text has a limit.
    private static let partPatterns = patterns.filter { !$0.hasParts }

    private static let words: Set<String> = [
        // The work of the server's maintenance.
        "Audit log", "Housekeeping", "Message statistics",
        // Periods.
        "hour", "day",
        // States of messages.
        "queued", "sent", "expired", "failed", "delivered", "entered",
        // States of imports.
        "waiting", "uploading", "checking", "ready", "importing", "done", "canceled",
        // States of jobs about many users.
        "counting", "running",
        // Kinds of callers.
        "operator", "owner", "system",
        // Kinds of records about a user, and why an erasure keeps them.
        "Identifiers", "Passkeys", "Sessions", "Client consents", "Authorization codes",
        "Pending sign ins", "Authenticator enrollments", "Second factor failures",
        "Number claims", "Action codes", "Verifications", "Temporary proofs", "Installations",
        "Message attempts", "Messages", "Send decisions", "Finished hook deliveries",
        "Hook calls", "Audit entries", "Pending hook deliveries", "Number limits", "Attempts",
        """
        Your back end must still get these events; they are deleted 14 days after the last attempt.
        """,
        """
        An erasure would reset the limits on messages and wrong codes: they are kept for a day, \
        and wrong codes for a year. An opt-out is kept until it is withdrawn.
        """,
        "An erasure would reset the limits on attempts and e-mails: they are kept for at most 30 days.",
        // What the test of an identity provider examines.
        "Configuration", "Discovery", "Issuer", "Sign in page", "Token endpoint", "Algorithms",
        "Keys", "Client secret", "Certificate",
        // What imports report.
        """
        Wrong hash parameters cannot be detected. First import a user whose password you know, and \
        sign in.
        """,
        """
        Users in the file have second factors, but this project does not require them: a password \
        is sufficient to sign in. Enable second factors first.
        """,
        "The users that are replaced lose their sessions.",
        "The upload was interrupted. Start again.",
        // What is wrong with the text of a mail.
        "The subject is empty.", "The body is empty.", "The button is empty.",
        "The subject begins or ends with a space.", "The body begins or ends with a space.",
        "The button begins or ends with a space.",
        "The subject contains a brace that is not part of a placeholder.",
        "The body contains a brace that is not part of a placeholder.",
        "The button contains a brace that is not part of a placeholder.",
        "The subject contains {link}, which only the body can contain.",
        "The button contains {link}, which only the body can contain.",
        "The body does not contain {link}, without which the e-mail is useless.",
        "The body contains {link} more than once.",
        // Refusals that operators can get.
        "The settings have changed. Read them again.",
        "The account was changed in the meantime. Try again.",
        "The message could not be sent.",
        "The e-mail could not be sent. Try again later.",
        "The server cannot send e-mail: `mail.smtp` is not configured.",
        "The number has opted out of messages.",
        "Messages to this kind of number are not allowed.",
        "Messages to numbers with this prefix are held.",
        "The spending cap of the project is reached.",
        "The spending cap of the server is reached.",
        "The project accepts no more new accounts for now.",
        "Passkeys are disabled for this project.",
        "Too many e-mails were sent to this address.",
        "This password is among the first that attackers try. Choose another one.",
        "This password is known from a data breach. Choose another one.",
    ]
}
