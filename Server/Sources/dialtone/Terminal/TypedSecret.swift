import Foundation

/// A secret that somebody pipes or types into a command, so that no list of processes shows it.
enum TypedSecret {
    /// Reads one line of standard input.
    static func read() throws -> String {
        let secret = readLine()?.trimmingCharacters(in: .whitespaces) ?? ""
        guard !secret.isEmpty else { throw CommandFailure("Standard input holds no secret.") }
        return secret
    }
}
