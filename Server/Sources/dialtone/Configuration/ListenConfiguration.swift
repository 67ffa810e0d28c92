import Configuration

/// Where the server listens for apps.
///
/// - `host` (string, default `127.0.0.1`): the address to listen on. Put a proxy that ends TLS
///   in front of it.
/// - `port` (int, default `9099`, 0 to 65535): the port; 0 takes any free one.
struct ListenConfiguration: Sendable {
    let host: String
    let port: Int

    init(config: ConfigReader) throws {
        host = config.string(forKey: "host", default: "127.0.0.1")
        port = config.int(forKey: "port", default: 9_099)
        guard !host.isEmpty else { throw ConfigurationProblem("listen.host: must not be empty") }
        guard (0...65_535).contains(port) else {
            throw ConfigurationProblem("listen.port: must be 0 to 65535")
        }
    }
}
