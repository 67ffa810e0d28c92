/// Shows the texts of messages to administrators.
package protocol MessageTextCatalog: Sendable {
    /// Returns the texts of all languages, sorted by language tag.
    func entries(of project: Project, app: RelyingApp?) throws -> [MessageTextEntry]

    /// Returns the message with `code` as users of `language` receive it.
    func preview(
        of code: OneTimeCode,
        in language: String,
        for project: Project,
        app: RelyingApp?
    ) throws -> MessagePreview
}
