import Configuration

/// Collects several problems, so that an operator can fix them all at once.
struct ConfigurationProblems {
    private var messages: [String] = []

    /// Returns the result of `body`; `nil` if it throws a problem, which is stored.
    mutating func collect<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch let problem as ConfigurationProblem {
            messages += problem.messages
            return nil
        }
    }

    /// Reads a section of the configuration; `nil` if it has a problem, which is stored.
    mutating func section<Section>(
        _ name: ConfigKey,
        of config: ConfigReader,
        _ read: (ConfigReader) throws -> Section
    ) throws -> Section? {
        try collect { try read(config.scoped(to: name)) }
    }

    mutating func note(_ message: String) {
        messages.append(message)
    }

    /// Keeps `message` unless `condition` holds.
    mutating func require(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition { messages.append(message()) }
    }

    mutating func add(_ problem: ConfigurationProblem) {
        messages += problem.messages
    }

    /// Throws one problem that names all that were kept, if any were.
    func check() throws(ConfigurationProblem) {
        guard messages.isEmpty else { throw all }
    }

    var isEmpty: Bool { messages.isEmpty }

    var all: ConfigurationProblem { ConfigurationProblem(messages) }
}
