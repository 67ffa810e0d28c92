import Configuration
import DialtoneServer

/// Where administrators' programs are listened for.
///
/// - `listen` (string, optional): `HOST:PORT` of a second listener. Whoever reaches it
///   administers every project, so the host must be a loopback address.
struct AdminConfiguration: Sendable {
    let listener: ListenerSettings?

    init(config: ConfigReader) throws {
        guard let listen = config.string(forKey: "listen") else {
            listener = nil
            return
        }
        guard let colon = listen.lastIndex(of: ":"),
            let port = Int(listen[listen.index(after: colon)...]),
            (0...65_535).contains(port)
        else { throw ConfigurationProblem("admin.listen: must be HOST:PORT") }
        let host = String(listen[..<colon]).trimmingPrefix("[")
        let bare = host.hasSuffix("]") ? String(host.dropLast()) : String(host)
        guard LoopbackHost.contains(bare) else {
            throw ConfigurationProblem("admin.listen: the host must be a loopback address")
        }
        listener = ListenerSettings(host: bare, port: port)
    }
}
