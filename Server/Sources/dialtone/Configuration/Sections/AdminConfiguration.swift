import Configuration
import DialtoneServer

/// The listener for administrative programs.
///
/// - `listen` (string, optional): `HOST:PORT` or `unix:PATH` of a second listener. Every client that
///   reaches it administers every project, so the host must be a loopback address.
struct AdminConfiguration: Sendable {
    let listener: ListenerSettings?

    /// The warning for operators who enable the listener.
    var concern: String? {
        guard listener != nil else { return nil }
        return "admin.listen is set: every program on this machine can administer every project. "
            + "Programs with FIREBASE_AUTH_EMULATOR_HOST accept forged ID tokens, so never "
            + "verify tokens in them. docs/back-ends.md describes safe ways"
    }

    init(config: ConfigReader) throws {
        let listen = config.string(forKey: "listen")
        guard let address = try ListenAddress(listen, of: "admin.listen") else {
            listener = nil
            return
        }
        if case .port(let host, _) = address, !LoopbackHost.contains(host) {
            throw ConfigurationProblem("admin.listen: the host must be a loopback address")
        }
        listener = ListenerSettings(address)
    }
}
