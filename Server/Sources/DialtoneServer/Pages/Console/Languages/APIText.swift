/// The words and sentences of the admin API that pages show as they are, such as the state of a
/// message.
enum APIText {
    /// Returns a text in the language of the request's user; one that is not listed stays as it is.
    static func of(_ text: String) -> String {
        texts.contains(text) ? translated(ConsoleText(text)) : text
    }

    /// `scripts/console-texts.py` reads this list.
    private static let texts: Set<String> = [
        // Periods.
        "hour", "day",
        // States of messages.
        "queued", "sent", "expired", "failed", "delivered", "entered",
        // Kinds of callers.
        "operator", "owner", "system",
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
