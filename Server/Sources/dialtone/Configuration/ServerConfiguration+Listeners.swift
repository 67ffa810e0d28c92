import DialtoneBasics
import DialtoneServer

extension ServerConfiguration {
    /// The listeners of a server, with their certificates.
    struct Listeners: Sendable {
        var apps: ListenerSettings
        var additional: [ListenerSettings]
        var admin: ListenerSettings?
        var console: ConsolePlace
        var metrics: ListenerSettings?
    }

    /// Returns the listeners; throws a ``ConfigurationProblem`` if a certificate cannot be used.
    func listeners() throws -> Listeners {
        let certificate = try listen.tls.load()
        var apps = listen.listener
        apps.certificate = certificate
        var console = console.place
        if case .listener(var settings) = console {
            settings.certificate = try self.console.tls.load()
            settings.socketMode = apps.socketMode
            settings.handshakes = apps.handshakes
            console = .listener(settings)
        }
        let metricsCertificate = try metrics.tls.load()
        return Listeners(
            apps: apps,
            additional: listen.additional.map { options in
                var listener = apps
                listener.address = options.address
                listener.takesProxyHeader = options.takesProxyHeader
                if !options.usesTLS { listener.certificate = nil }
                return listener
            },
            admin: admin.listener.map { admin in
                var admin = admin
                admin.socketMode = apps.socketMode
                return admin
            },
            console: console,
            metrics: metrics.listener.map { metrics in
                var metrics = metrics
                metrics.certificate = metricsCertificate
                metrics.socketMode = apps.socketMode
                metrics.handshakes = apps.handshakes
                return metrics
            }
        )
    }

    /// The warnings about the listeners for operators who start a server.
    var listenerConcerns: [String] {
        let hasSocket =
            listen.listener.address.isSocket
            || listen.additional.contains { $0.address.isSocket }
        var concerns = [listen.tls, console.tls, metrics.tls].compactMap(\.concern)
        if hasSocket, !listen.listener.trustedProxies.current.includesSockets {
            concerns.append(
                "listen.trustedProxies does not contain unix: all callers through the UNIX socket "
                    + "share the limits of one address"
            )
        }
        if let concern = listen.listener.trustedProxies.current.concern { concerns.append(concern) }
        return concerns
    }
}
