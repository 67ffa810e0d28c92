import Configuration
import DialtoneServer

/// Where the console is.
///
/// - `enabled` (boolean, default true): whether there is a console.
/// - `listen` (string, optional): `HOST:PORT` of a listener that only serves the console, which is
///   then not on the public listener. A proxy in front of it must provide TLS, with the host of
///   `listen.publicURL` or `console.publicURL`.
/// - `publicURL` (string, optional): the URL at which operators open the console on its own
///   listener, such as `https://console.example.com`; by default, `listen.publicURL`.
struct ConsoleConfiguration: Sendable {
    let place: ConsolePlace

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let isEnabled = config.bool(forKey: "enabled", default: true)
        let listen = config.string(forKey: "listen")
        let publicURL = config.string(forKey: "publicURL")
        let address = listen.flatMap { ListenAddress($0) }
        problems.require(
            listen == nil || address != nil,
            "console.listen: must be HOST:PORT"
        )
        problems.require(
            publicURL.map(ListenConfiguration.isOrigin) ?? true,
            "console.publicURL: must have the form https://console.example.com, without a path"
        )
        try problems.check()
        guard isEnabled else {
            place = .none
            return
        }
        guard let address else {
            place = .publicListener
            return
        }
        var settings = ListenerSettings(host: address.host, port: address.port)
        settings.publicURL = publicURL
        place = .listener(settings)
    }
}
