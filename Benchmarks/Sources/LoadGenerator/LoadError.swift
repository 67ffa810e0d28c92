/// The reason why the load failed.
package enum LoadError: Error, Equatable {
    case connectionClosed
    case noAnswerInTime
    case unreadableAnswer
    case unexpectedAnswer(status: UInt, body: String)
}

extension LoadError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .connectionClosed: "The server closed a connection."
        case .noAnswerInTime: "The server left a request unanswered."
        case .unreadableAnswer: "The server's answer is not understood."
        case .unexpectedAnswer(let status, let body):
            "The server answered \(status): \(body.prefix(500))"
        }
    }
}
