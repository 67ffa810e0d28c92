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
    /// Wrong credentials, a missing database, one that this user may not connect to, or an option
    /// that libpq cannot use.
    var isLasting: Bool {
        if let sqlState {
            return sqlState.hasPrefix("28") || ["3D000", "42501"].contains(sqlState)
        }
        return ["no password supplied", "invalid integer value"].contains { message.contains($0) }
    }

    /// Whether libpq refused an option before it tried any server.
    ///
    /// Only for a connection that failed as it was started. Most failures name the server; one
    /// that does not is about an option, or about a name that no name server knew just now.
    var isAboutOptions: Bool {
        !["connection to server", "could not translate", "out of memory"]
            .contains { message.hasPrefix($0) }
    }

    var storageError: StorageError { isLasting ? .refused(message) : .unavailable(message) }
}
