import Foundation

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

    /// The same, with the place of the value that each problem is about at the end of its first
    /// sentence.
    func placed(by place: (_ key: String) -> String?) -> Self {
        Self(
            messages.map { message in
                guard let end = message.firstIndex(of: ":"),
                    let place = place(String(message[..<end])), !place.isEmpty
                else { return message }
                let sentence = message.range(of: ". ")?.lowerBound ?? message.endIndex
                return message[..<sentence] + place + message[sentence...]
            }
        )
    }
}
