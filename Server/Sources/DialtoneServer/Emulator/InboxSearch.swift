import DialtoneCore
import DialtoneMessaging
import PhoneNumbers

/// Finds items of the inbox by what is in them, in upper or lower case.
struct InboxSearch {
    /// Fewer digits would be found in nearly every number.
    private static let fewestDigits = 3

    private let words: String

    /// The digits, where the words are a number however it is written.
    private let digits: String?

    /// Takes words in lower case; none find everything.
    init(_ words: String) {
        self.words = words
        let digits = words.filter(\.isASCIIDigit)
        let isNumber = words.allSatisfy { $0.isASCIIDigit || " +-().".contains($0) }
        self.digits = isNumber && digits.count >= Self.fewestDigits ? digits : nil
    }

    func finds(_ item: InboxItem) -> Bool {
        if words.isEmpty || item.recipient.lowercased().contains(words) { return true }
        switch item {
        case .message(let message):
            if let digits, message.phoneNumber.e164.contains(digits) { return true }
            return message.text.lowercased().contains(words)
                || message.code.digits.contains(words)
        case .mail(let mail):
            return mail.content.subject.lowercased().contains(words)
                || mail.content.text.lowercased().contains(words)
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
