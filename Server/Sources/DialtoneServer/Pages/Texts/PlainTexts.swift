/// The texts of the plain pages in one language.
struct PlainTexts: Decodable, Sendable {
    struct Message: Decodable, Sendable {
        let title: String
        let lead: String
    }

    /// The text for a URL that does not exist.
    let notFound: Message

    /// The text for a URL whose parameters are invalid.
    let refused: Message

    /// The text for an internal error.
    let fault: Message

    /// The text at the root of a production server.
    let welcome: Message
}
