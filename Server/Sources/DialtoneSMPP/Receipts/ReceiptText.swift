/// The text of a receipt, such as `id:1a2b sub:001 dlvrd:001 stat:DELIVRD err:000 text:…`.
///
/// The order and the format of the fields differ between SMSCs, but each needed field is a name, a
/// colon and a value without spaces.
struct ReceiptText {
    /// The longest text that is searched; longer than the fields of any receipt.
    private static let limit = 512

    private var fields: [String: String] = [:]

    init(_ text: String) {
        for word in text.prefix(Self.limit).split(whereSeparator: \.isWhitespace) {
            guard let colon = word.firstIndex(of: ":") else { continue }
            let name = word[..<colon].lowercased()
            // The text of the message itself begins here.
            guard name != "text" else { return }
            if fields[name] == nil { fields[name] = String(word[word.index(after: colon)...]) }
        }
    }

    subscript(_ name: String) -> String? { fields[name] }
}
