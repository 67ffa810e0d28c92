import DialtoneBasics
import DialtoneFlows
import DialtoneNode
import DialtoneServer
import Logging

/// The settings that a server replaces while it runs; all others need a restart.
struct LiveSettings: Sendable {
    static let keys: Set = [
        "listen.handshakesPerSecond", "listen.proxyHeader", "listen.trustedProxies", "log.level",
        "sms.caps.currency", "sms.caps.perDay", "sms.caps.perHour", "sms.caps.perMonth",
        "sms.caps.rates", "tracing.samplingRatio", "tracing.trustedCallers",
    ]

    let logLevel: Reloadable<Logger.Level>
    let spendCaps: Reloadable<ServerSpendCaps>
    private let proxies: Reloadable<TrustedProxies>
    private let handshakes: HandshakeLimiter
    let callers: Reloadable<TrustedProxies>
    private let tracing: TracingSettings?

    /// Whether a listener accepts connections only from trusted proxies.
    private let needsProxies: Bool

    /// Takes the settings with which a server starts.
    init(_ configuration: ServerConfiguration) {
        logLevel = Reloadable(configuration.log.level)
        spendCaps = Reloadable(configuration.sms.caps)
        proxies = configuration.listen.listener.trustedProxies
        handshakes = configuration.listen.listener.handshakes
        callers = Reloadable(configuration.tracing.callers)
        tracing = configuration.tracing.settings
        needsProxies = configuration.takesProxyHeader
    }

    /// Replaces the settings with those of `configuration`.
    ///
    /// If the server cannot run with them, throws and changes nothing.
    func replace(by configuration: ServerConfiguration) throws(ConfigurationProblem) {
        let listen = configuration.listen
        guard !needsProxies || !listen.listener.trustedProxies.current.isEmpty else {
            throw ConfigurationProblem(
                "listen.trustedProxies: is missing. A listener of the running server uses the PROXY "
                    + "protocol; restart the server to change both"
            )
        }
        logLevel.replace(by: configuration.log.level)
        spendCaps.replace(by: configuration.sms.caps)
        proxies.replace(by: listen.listener.trustedProxies.current)
        handshakes.set(rate: listen.handshakeRate)
        callers.replace(by: configuration.tracing.callers)
        if let new = configuration.tracing.settings {
            tracing?.ratio.replace(by: new.ratio.current)
        }
    }
}

extension ServerConfiguration {
    /// Whether any listener takes the client's address from the PROXY protocol.
    fileprivate var takesProxyHeader: Bool {
        if case .listener(let settings) = console.place, settings.takesProxyHeader { return true }
        return listen.listener.takesProxyHeader
            || listen.additional.contains(where: \.takesProxyHeader)
    }
}
