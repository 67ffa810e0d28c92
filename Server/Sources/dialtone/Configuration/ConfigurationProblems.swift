/// Gathers what is wrong in several places, so that an operator can put all of it right at once.
struct ConfigurationProblems {
    private var messages: [String] = []

    /// What `body` makes; `nil` if it finds a problem, which is kept.
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

    /// All of them, one a line.
    var all: ConfigurationProblem { ConfigurationProblem(messages.joined(separator: "\n")) }
}
