import DialtoneCore

/// The values of the snippets, written so that each stays one value where it is pasted.
struct SnippetView {
    private static let shell = ScalarEscapes(["'": #"'"'"'"#])
    private static let program = ScalarEscapes([
        "\\": #"\\"#, "\"": #"\""#, "\n": #"\n"#, "\r": #"\r"#,
    ])

    let shellAPIKey: String
    let quotedAPIKey: String
    let appID: String

    init(apiKey: String, appID: String) {
        shellAPIKey = "'\(Self.shell.escape(apiKey))'"
        quotedAPIKey = "\"\(Self.program.escape(apiKey))\""
        self.appID = appID
    }
}
