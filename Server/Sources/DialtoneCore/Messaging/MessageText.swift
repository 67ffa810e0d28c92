/// Words a message in the reader's language, by the project's own texts where it has some.
package protocol MessageText: Sendable {
    /// The text that carries `code`; where no language of the reader is known, it is English.
    func wording(of code: OneTimeCode, for reader: MessageReader) -> MessageWording
}
