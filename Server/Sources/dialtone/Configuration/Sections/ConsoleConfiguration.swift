import Configuration
import DialtoneServer

/// Where the console is.
///
/// - `enabled` (boolean, default true): whether there is a console.
/// - `listen` (string, optional): `HOST:PORT` or `unix:PATH` of a listener that only serves the
///   console, which is then not on the public listener. The listener, or a proxy in front of it,
///   must provide TLS, with the host of `listen.publicURL` or `console.publicURL`.
/// - `proxyProtocol` (boolean, default false): whether each connection of that listener begins with
///   a header of the PROXY protocol, from one of `listen.trustedProxies`.
/// - `tls`: see ``CertificateConfiguration``.
/// - `publicURL` (string, optional): the URL at which operators open the console on its own
///   listener, such as `https://console.example.com`; by default, `listen.publicURL`.
struct ConsoleConfiguration: Sendable {
    let place: ConsolePlace
    let tls: CertificateConfiguration

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let isEnabled = config.bool(forKey: "enabled", default: true)
        let address = try problems.collect {
            try ListenAddress(config.string(forKey: "listen"), of: "console.listen")
        }
        let tls = try problems.collect {
            try CertificateConfiguration(of: "console", config: config)
        }
        let takesProxyHeader = config.bool(forKey: "proxyProtocol", default: false)
        let publicURL = config.string(forKey: "publicURL")
        problems.require(
            publicURL.map(ListenConfiguration.isOrigin) ?? true,
            "console.publicURL: must have the form https://console.example.com, without a path"
        )
        guard let address, let tls, problems.isEmpty else { throw problems.all }
        self.tls = tls
        guard isEnabled else {
            place = .none
            return
        }
        guard let address else {
            place = .publicListener
            return
        }
        var settings = ListenerSettings(address)
        settings.publicURL = publicURL
        settings.takesProxyHeader = takesProxyHeader
        place = .listener(settings)
    }
}
