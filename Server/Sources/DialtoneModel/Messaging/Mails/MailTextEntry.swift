/// The text of one kind of mail in one language.
package struct MailTextEntry: Sendable {
    package let kind: AccountNotice.Kind

    /// The language of the text in effect.
    package let language: String

    /// The project's own text; `nil` if it has none in this language.
    package let custom: CustomMailText?

    /// The built-in text, in the same form; `nil` if the language has none.
    package let shipped: CustomMailText?

    /// Why the project's own text is not sent; until it is corrected, another one is used.
    package let problem: InvalidMailText?

    package init(
        kind: AccountNotice.Kind,
        language: String,
        custom: CustomMailText?,
        shipped: CustomMailText?,
        problem: InvalidMailText?
    ) {
        self.kind = kind
        self.language = language
        self.custom = custom
        self.shipped = shipped
        self.problem = problem
    }
}
