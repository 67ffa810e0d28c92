/// Why the program ends that no error of the SDK tells.
struct SignInProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
