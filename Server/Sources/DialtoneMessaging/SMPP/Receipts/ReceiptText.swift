/// The text of a receipt, such as `id:1a2b sub:001 dlvrd:001 stat:DELIVRD err:000 text:…`.
///
/// SMSCs order and write the fields as they like, but a name, a colon and a value without
/// blanks have all that matter.
struct ReceiptText {
    /// Longer than any receipt's: what comes after it is part of a message's text.
    private static let limit = 512

    private var fields: [String: String] = [:]

    init(_ text: String) {
        for word in text.prefix(Self.limit).split(whereSeparator: \.isWhitespace) {
            guard let colon = word.firstIndex(of: ":") else { continue }
            let name = word[..<colon].lowercased()
            // What follows is the start of the message's own text.
            guard name != "text" else { return }
            if fields[name] == nil { fields[name] = String(word[word.index(after: colon)...]) }
        }
    }

    subscript(_ name: String) -> String? { fields[name] }
}
