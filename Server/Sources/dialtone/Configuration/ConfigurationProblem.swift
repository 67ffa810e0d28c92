/// What is wrong with the configuration, by the names of its keys.
struct ConfigurationProblem: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
