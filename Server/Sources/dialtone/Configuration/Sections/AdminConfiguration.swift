import Configuration
import DialtoneServer

/// The listener for administrative programs.
///
/// - `listen` (string, optional): `HOST:PORT` of a second listener. Every client that reaches it
///   administers every project, so the host must be a loopback address.
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
        guard let listen = config.string(forKey: "listen") else {
            listener = nil
            return
        }
        guard let address = ListenAddress(listen) else {
            throw ConfigurationProblem("admin.listen: must be HOST:PORT")
        }
        guard LoopbackHost.contains(address.host) else {
            throw ConfigurationProblem("admin.listen: the host must be a loopback address")
        }
        listener = ListenerSettings(host: address.host, port: address.port)
    }
}
