import CLibpq
import Foundation

/// Why a connection failed, with libpq's message and the server's code.
struct PostgresRefusal: Equatable {
    let message: String

    /// `nil` if no server answered.
    let sqlState: String?

    init(of handle: OpaquePointer) {
        self.init(message: String(cString: PQerrorMessage(handle)))
    }

    /// Takes a message in libpq's verbose form: `FATAL:  28P01: …`, then where in the source.
    init(message: String) {
        let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        self.message = line.trimmingCharacters(in: .whitespaces)
        // Two blanks follow the severity, which has five letters in some languages, like the code.
        sqlState = message.firstMatch(of: #/:[ ]{2}([0-9A-Z]{5}): /#).map { String($0.1) }
    }

    /// Whether the same attempt fails until the address or the server changes.
    ///
    /// Wrong credentials, a missing database, or one that this user may not connect to.
    var isLasting: Bool {
        if let sqlState {
            return sqlState.hasPrefix("28") || ["3D000", "42501"].contains(sqlState)
        }
        return message.contains("no password supplied")
    }

    var storageError: StorageError { isLasting ? .refused(message) : .unavailable(message) }
}
