package import DialtoneAppVerification
package import DialtoneCore
package import Logging

/// What it takes to send silent pushes.
package struct PushParts: Sendable {
    let credentials: APNsCredentialStore
    let issuer: PushReceiptIssuer

    /// Sends what apps were promised; somebody has to run it.
    package let queue: PushQueue

    private let store: any DataStore
    private let service: APNsPushService

    package init(
        store: any DataStore,
        registry: VerificationCredentialRegistry,
        client: APNsClient,
        passwords: PasswordPool?,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.store = store
        credentials = APNsCredentialStore(registry: registry, clock: clock, pool: passwords)
        service = APNsPushService(
            store: credentials,
            client: client,
            clock: clock,
            logger: logger
        )
        issuer = PushReceiptIssuer(
            store: store,
            service: service,
            clock: clock,
            random: random
        )
        queue = PushQueue(store: store, service: service, logger: logger)
    }

    /// Writes into the log which certificates of any project end soon.
    package func warnOfEndingCertificates() async throws {
        let projects = try await store.read { try $0.projects().map(\.id) }
        try await service.warnOfEndingCertificates(of: projects)
    }
}
