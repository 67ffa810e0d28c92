import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import DialtonePush
import DialtoneServer
import Logging

extension PushDependencies {
    init(
        store: any DataStore,
        registry: VerificationCredentialRegistry,
        client: APNsClient,
        passwords: PasswordPool?,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        let credentials = APNsCredentialStore(registry: registry, clock: clock, pool: passwords)
        let service = APNsPushService(
            store: credentials,
            client: client,
            clock: clock,
            logger: logger
        )
        self.init(
            store: store,
            credentials: credentials,
            service: service,
            issuer: PushReceiptIssuer(
                store: store,
                service: service,
                clock: clock,
                random: random
            ),
            queue: PushQueue(store: store, service: service, logger: logger)
        )
    }
}
