import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Logging

extension TestServer {
    /// The dependencies of operators' flows on the server's data, for a console at its public URL.
    func operatorDependencies(
        seed: UInt64,
        consoleURL: String? = "https://id.example.com"
    ) throws -> OperatorDependencies {
        let store = SecurityTrailStore(store)
        let clock = clock.serverClock
        return OperatorDependencies(
            store: store,
            passwords: SharedPasswords.hasher,
            secrets: OperatorSecrets(box: TestServer.operatorSecretBox),
            passkeys: OperatorPasskeyCeremonies(
                consoleURL: consoleURL,
                keys: TestServer.passkeyKeys,
                clock: clock,
                random: .seeded(seed)
            ),
            audit: AuditLog(
                store: store,
                seal: try TestServer.auditSeal,
                clock: clock,
                logger: Logger(label: "test")
            ),
            clock: clock,
            random: .seeded(seed)
        )
    }
}
