extension MailWording {
    /// By language tag in lower case; the same languages as text messages have.
    static let all: [String: Self] = [
        "en": english
    ]
}
