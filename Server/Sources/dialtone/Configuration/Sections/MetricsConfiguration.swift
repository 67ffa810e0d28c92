import Configuration
import DialtoneServer

/// The listener for metrics and health checks.
///
/// - `listen` (string, optional): `HOST:PORT` of a listener that only serves `/metrics` and the
///   health checks. Every client that reaches it can read the metrics.
struct MetricsConfiguration: Sendable {
    let listener: ListenerSettings?

    init(config: ConfigReader) throws {
        guard let listen = config.string(forKey: "listen") else {
            listener = nil
            return
        }
        guard let address = ListenAddress(listen) else {
            throw ConfigurationProblem("metrics.listen: must be HOST:PORT")
        }
        listener = ListenerSettings(host: address.host, port: address.port)
    }
}
