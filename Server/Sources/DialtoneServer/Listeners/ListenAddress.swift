/// The address of a listener, written as `HOST:PORT` or `unix:PATH`.
///
/// IPv6 addresses are in brackets. A port of 0 selects any free one.
package enum ListenAddress: Hashable, Sendable {
    case port(host: String, port: Int)

    /// A UNIX socket with an absolute path.
    case socket(path: String)

    /// The maximum length of a socket's path.
    ///
    /// Linux allows 107 bytes, of which ``SocketFile`` needs some for the socket's first name.
    package static let socketPathLimit = 90

    private static let socketPrefix = "unix:"

    package init?(_ text: String) {
        if let socket = Self(socket: text) {
            self = socket
            return
        }
        guard let colon = text.lastIndex(of: ":"),
            let port = Int(text[text.index(after: colon)...]),
            (0...65_535).contains(port)
        else { return nil }
        let start = text[..<colon].trimmingPrefix("[")
        let host = String(start.hasSuffix("]") ? start.dropLast() : start)
        guard !host.isEmpty, !text.hasPrefix(Self.socketPrefix) else { return nil }
        self = .port(host: host, port: port)
    }

    /// Parses `unix:PATH`; `nil` for anything else.
    package init?(socket text: String) {
        guard text.hasPrefix(Self.socketPrefix) else { return nil }
        let path = text.dropFirst(Self.socketPrefix.count)
        guard path.hasPrefix("/"), !path.hasSuffix("/"), path.utf8.count <= Self.socketPathLimit,
            !path.utf8.contains(0)
        else { return nil }
        self = .socket(path: String(path))
    }

    /// Whether this is a UNIX socket.
    package var isSocket: Bool {
        if case .socket = self { true } else { false }
    }
}

extension ListenAddress: CustomStringConvertible {
    /// The address as it is written in settings.
    package var description: String {
        switch self {
        case .port(let host, let port): (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
        case .socket(let path): Self.socketPrefix + path
        }
    }
}
