/// Words a mail in the reader's language.
package protocol MailText: Sendable {
    /// `languages` are BCP 47 tags, best first; where none is known, the mail is in English.
    func content(of notice: AccountNotice, appName: String, languages: [String]) -> MailContent
}
