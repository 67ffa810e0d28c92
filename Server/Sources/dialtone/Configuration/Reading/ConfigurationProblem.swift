/// An error in the configuration, described with the names of its keys.
struct ConfigurationProblem: Error {
    /// One sentence for each problem.
    let messages: [String]

    init(_ message: String) {
        messages = [message]
    }

    init(_ messages: [String]) {
        self.messages = messages
    }

    /// All problems, one per line.
    var message: String { messages.joined(separator: "\n") }

    /// The same without the problems of these keys.
    func without(_ keys: [String]) -> Self {
        Self(messages.filter { message in !keys.contains { message.hasPrefix($0 + ":") } })
    }
}
