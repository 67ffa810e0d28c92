import Foundation

/// A secret that is piped or typed into a command, so that process lists do not show it.
enum TypedSecret {
    /// Reads one line of standard input.
    static func read() throws -> String {
        let secret = readLine()?.trimmingCharacters(in: .whitespaces) ?? ""
        guard !secret.isEmpty else { throw CommandFailure("Standard input contains no secret.") }
        return secret
    }
}
