import DialtoneInbox
import DialtoneModel
import PhoneNumbers

/// Finds inbox items by their content, ignoring case.
struct InboxSearch {
    /// The minimum number of digits; fewer would match nearly every number.
    private static let fewestDigits = 3

    private let words: String

    /// The digits, if the words are a number in any notation.
    private let digits: String?

    /// Creates a search for lower-case words; without any, it matches everything.
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
                || message.code?.digits.contains(words) == true
        case .mail(let mail):
            return mail.content.subject.lowercased().contains(words)
                || mail.content.text.lowercased().contains(words)
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
