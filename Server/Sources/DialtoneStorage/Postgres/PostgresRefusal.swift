import CLibpq
import Foundation

/// The reason why a connection failed, with libpq's message and the server's code.
struct PostgresRefusal: Equatable {
    let message: String

    /// The server's error code; `nil` if no server responded.
    let sqlState: String?

    init(of handle: OpaquePointer) {
        self.init(message: String(cString: PQerrorMessage(handle)))
    }

    /// Parses a message in libpq's verbose form: `FATAL:  28P01: …`, then the source location.
    init(message: String) {
        let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        self.message = line.trimmingCharacters(in: .whitespaces)
        // The code follows two spaces; the severity can also have five letters in some languages.
        sqlState = message.firstMatch(of: #/:[ ]{2}([0-9A-Z]{5}): /#).map { String($0.1) }
    }

    /// Whether the same attempt will fail until the address or the server changes.
    ///
    /// Causes are wrong credentials, a missing database, a missing permission to connect, or an
    /// invalid option.
    var isLasting: Bool {
        if let sqlState {
            return sqlState.hasPrefix("28") || ["3D000", "42501"].contains(sqlState)
        }
        return ["no password supplied", "invalid integer value"].contains { message.contains($0) }
    }

    /// Whether libpq rejected an option before it tried any server.
    ///
    /// This is valid only for a connection that failed immediately. Most failures name the server.
    /// One that does not is about an option, or about a host name that could not be resolved.
    var isAboutOptions: Bool {
        !["connection to server", "could not translate", "out of memory"]
            .contains { message.hasPrefix($0) }
    }

    var storageError: StorageError { isLasting ? .refused(message) : .unavailable(message) }
}
