import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import DialtoneOutbound
import DialtoneServer
import DialtoneStorage
import Logging
import ServiceLifecycle

/// What runs beside the listeners.
extension Node {
    func maintenance(
        of store: any DataStore,
        _ keys: KeyRing,
        _ hooks: HookDependencies,
        _ appVerification: AppVerificationDependencies,
        _ securityEvents: SecurityEvents,
        _ clocks: ClockWatch
    ) -> [any Service] {
        let housekeeping = Housekeeping(
            store: store,
            clock: settings.clock,
            random: settings.random
        )
        let deliverer = HookDeliverer(
            store: store,
            dependencies: hooks,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        return operatorMailing(of: store) + [
            PeriodicService(
                name: "hook deliveries",
                interval: .seconds(2),
                ticks: ContinuousClock(),
                logger: settings.logger,
                work: { try await deliverer.deliverDue() }
            ),
            PeriodicService(
                name: "security events",
                interval: .seconds(2),
                ticks: ContinuousClock(),
                logger: settings.logger,
                atEnd: { try await securityEvents.settle(atEnd: true) },
                work: { try await securityEvents.settle() }
            ),
            PeriodicService(
                name: "app verification counts",
                interval: .seconds(5),
                ticks: ContinuousClock(),
                logger: settings.logger,
                atEnd: { try await appVerification.tally.writeDown() },
                work: { try await appVerification.tally.writeDown() }
            ),
            PeriodicService(
                name: "push certificate check",
                interval: .seconds(6 * 3_600),
                ticks: ContinuousClock(),
                logger: settings.logger,
                atStart: { try await appVerification.pushes.warnOfEndingCertificates() },
                work: { try await appVerification.pushes.warnOfEndingCertificates() }
            ),
            PeriodicService(
                name: "housekeeping",
                interval: .seconds(600),
                ticks: ContinuousClock(),
                logger: settings.logger,
                work: { _ = try await housekeeping.tidy() }
            ),
            PeriodicService(
                name: "signing key maintenance",
                interval: keyMaintenance.interval,
                ticks: ContinuousClock(),
                logger: settings.logger,
                work: { [clock = settings.clock] in
                    // A server with a wrong clock creates no keys for the others.
                    try await clocks.check()
                    try await keys.maintain(at: clock.now)
                }
            ),
            PeriodicService(
                name: "clock check",
                interval: .seconds(30),
                ticks: ContinuousClock(),
                logger: settings.logger,
                work: { try await clocks.check() }
            ),
            PeriodicService(
                name: "signing key check",
                interval: .seconds(1),
                ticks: ContinuousClock(),
                logger: settings.logger,
                work: { [logger = settings.logger] in
                    for id in try await keys.reload() {
                        logger.notice("a signing key is no longer used", metadata: ["key": "\(id)"])
                    }
                }
            ),
        ]
    }

    /// The conditions for the server to receive requests.
    func readiness(
        of database: any Database,
        _ keys: KeyRing,
        _ clocks: ClockWatch
    ) -> Readiness<ContinuousClock> {
        Readiness(
            ticks: ContinuousClock(),
            checks: [
                { try await database.checkWritable() },
                { try await clocks.check() },
                { [clock = settings.clock] in
                    guard keys.canSign(at: clock.now) else { throw NoSigningKey() }
                },
            ]
        )
    }

    /// Returns the services that send the guard's alerts by log, webhook and mail.
    private func operatorMailing(of store: any DataStore) -> [any Service] {
        let dispatcher = SendAlertDispatcher(
            store: store,
            clock: settings.clock,
            logger: settings.logger
        )
        let alerts = PeriodicService(
            name: "alerts",
            interval: .seconds(5),
            ticks: ContinuousClock(),
            logger: settings.logger,
            work: { try await dispatcher.dispatch() }
        )
        guard let operatorMails = settings.operatorMails else { return [alerts] }
        let deliverer = OperatorMailDeliverer(
            store: store,
            sender: operatorMails,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        return [
            alerts,
            PeriodicService(
                name: "operator e-mails",
                interval: .seconds(5),
                ticks: ContinuousClock(),
                logger: settings.logger,
                work: { try await deliverer.deliverDue() }
            ),
        ]
    }

    /// The settings of key rotation, with a short interval in development.
    ///
    /// There, developers expect changes to take effect, and no verifier caches keys for long.
    var keyMaintenance: (rotation: KeyRotation, interval: Duration) {
        var rotation = KeyRotation()
        guard case .development = settings.mode else { return (rotation, .seconds(300)) }
        rotation.lead = .seconds(0)
        return (rotation, .seconds(5))
    }

    /// Returns the sender of the server's messages.
    func served(
        _ delivery: MessageDelivery,
        _ store: any DataStore
    ) async throws -> ServedMessages {
        switch delivery {
        case .sender(let sender):
            return ServedMessages(sender: sender)
        case .routes(let configuration):
            if try await store.read({ try $0.smsGateways() }).isEmpty {
                settings.logger.warning(
                    "no SMS gateway is configured: add one with `dialtone sms gateways add`"
                )
            }
            return ServedMessages(
                RoutedMessages(
                    configuration,
                    store: store,
                    masterKey: settings.masterKey,
                    publicURL: settings.listener.publicURL,
                    client: try settings.outbound.operatorsClient(),
                    clock: settings.clock,
                    random: settings.random,
                    logger: settings.logger
                )
            )
        }
    }
}
