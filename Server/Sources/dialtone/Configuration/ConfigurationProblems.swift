/// Collects several problems, so that an operator can fix all of them at once.
struct ConfigurationProblems {
    private var messages: [String] = []

    /// The result of `body`; `nil` if it throws a problem, which is kept.
    mutating func collect<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch let problem as ConfigurationProblem {
            messages.append(problem.message)
            return nil
        }
    }

    mutating func note(_ message: String) {
        messages.append(message)
    }

    var isEmpty: Bool { messages.isEmpty }

    /// All problems, one per line.
    var all: ConfigurationProblem { ConfigurationProblem(messages.joined(separator: "\n")) }
}
