/// The header fields of an email; the values cannot end a field.
struct MailHeaders {
    private(set) var text = ""

    /// Adds a field with a plain ASCII value.
    mutating func add(_ name: String, _ value: String) throws(MailFailure) {
        guard value.utf8.allSatisfy({ (32...126).contains($0) }) else { throw .malformed }
        text += "\(name): \(value)\r\n"
    }

    /// Adds a field with free text, encoded if necessary.
    mutating func add(_ name: String, text value: String) throws(MailFailure) {
        text += "\(name): \(try EncodedWords.text(of: value))\r\n"
    }

    /// Adds a field with one mailbox.
    ///
    /// A non-ASCII address is not encoded: it is only sent to servers that support such headers.
    mutating func add(
        _ field: String,
        mailbox address: MailAddress,
        name: String
    ) throws(MailFailure) {
        let phrase = name.isEmpty ? "" : try EncodedWords.phrase(of: name) + " "
        text += "\(field): \(phrase)<\(address.text)>\r\n"
    }
}
