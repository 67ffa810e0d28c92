/// The header fields of a mail, in which nothing can end a field but this type.
struct MailHeaders {
    private(set) var text = ""

    /// Adds a field that is plain ASCII already.
    mutating func add(_ name: String, _ value: String) throws(MailFailure) {
        guard value.utf8.allSatisfy({ (32...126).contains($0) }) else { throw .malformed }
        text += "\(name): \(value)\r\n"
    }

    /// Adds a field of free text, encoded where it has to be.
    mutating func add(_ name: String, text value: String) throws(MailFailure) {
        text += "\(name): \(try EncodedWords.text(of: value))\r\n"
    }

    /// Adds a field that names one mailbox.
    ///
    /// An address beyond ASCII stands as it is: it only goes to servers that take such headers.
    mutating func add(
        _ field: String,
        mailbox address: MailAddress,
        name: String
    ) throws(MailFailure) {
        let phrase = name.isEmpty ? "" : try EncodedWords.phrase(of: name) + " "
        text += "\(field): \(phrase)<\(address.text)>\r\n"
    }
}
