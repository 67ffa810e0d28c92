import DialtoneBasics

/// The values of code snippets, escaped for the place where they are inserted.
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
