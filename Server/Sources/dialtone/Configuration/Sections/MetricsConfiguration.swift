import Configuration
import DialtoneServer

/// The listener for metrics and health checks.
///
/// - `listen` (string, optional): `HOST:PORT` or `unix:PATH` of a listener that only serves
///   `/metrics` and the health checks. Every client that reaches it can read the metrics.
/// - `tls`: see ``CertificateConfiguration``.
struct MetricsConfiguration: Sendable {
    let listener: ListenerSettings?
    let tls: CertificateConfiguration

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let address = try problems.collect {
            try ListenAddress(config.string(forKey: "listen"), of: "metrics.listen")
        }
        let tls = try problems.collect {
            try CertificateConfiguration(of: "metrics", config: config)
        }
        guard let address, let tls, problems.isEmpty else { throw problems.all }
        self.tls = tls
        listener = address.map { ListenerSettings($0) }
    }
}
