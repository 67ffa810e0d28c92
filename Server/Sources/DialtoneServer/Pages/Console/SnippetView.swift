import DialtoneCore

/// The values of the snippets, written so that each stays one value where it is pasted.
struct SnippetView {
    let shellAPIKey: String
    let quotedAPIKey: String
    let appID: String

    init(apiKey: String, appID: String) {
        let quote = "'\"'\"'"
        shellAPIKey = "'\(apiKey.replacing("'", with: quote))'"
        let escaped = apiKey.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        quotedAPIKey = "\"\(escaped)\""
        self.appID = appID
    }
}
