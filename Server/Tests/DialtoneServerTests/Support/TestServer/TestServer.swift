import Crypto
import DialtoneBasics
import DialtoneFlows
import DialtoneInbox
import DialtoneModel
import DialtoneServer
import DialtoneStorage
import DialtoneTestSupport
import HummingbirdTesting
import InMemoryLogging
import PhoneNumbers
import Testing

/// A whole server on a store of its own, with everything a test may look at or move.
struct TestServer: Sendable {
    static let projectID = ProjectID(rawValue: "demo-test")
    static let apiKey = "test-api-key"
    static let otherProjectID = ProjectID(rawValue: "demo-other")
    static let otherAPIKey = "other-api-key"

    /// The encryption of providers' secrets.
    static let providerSecretBox = SecretBox(
        key: SymmetricKey(data: Array(repeating: UInt8(3), count: 32))
    )

    /// The encryption of operators' secrets.
    static let passkeyKeys = PasskeyKeys(
        challenges: keys(6),
        userHandles: keys(7)
    )
    static let operatorSecretBox = SecretBox(
        key: SymmetricKey(data: Array(repeating: UInt8(8), count: 32))
    )

    /// The seal of the audit log.
    static var auditSeal: AuditSeal {
        get throws {
            AuditSeal(of: try #require(MasterKey(bytes: Array(repeating: UInt8(8), count: 32))))
        }
    }

    /// The seal that derives refresh tokens from a session's row.
    static let refreshTokenSeal = RotationSeal(keys: keys(4))

    /// The keys of app verification.
    static let appVerificationKeys = AppVerificationKeys { _ in keys(5) }

    private static func keys(_ byte: UInt8) -> DerivedKeys {
        DerivedKeys(writing: SymmetricKey(data: Array(repeating: byte, count: 32)))
    }

    let client: any TestClientProtocol

    /// The port on which the server listens, if it does.
    let port: Int?

    /// See ``AssembledServer/calls``.
    let calls: Set<String>

    let store: any Database

    /// Counts what the server asks of ``store``.
    let work: CountingStore

    let clock: StoppedClock
    let inbox: Inbox
    let keys: SigningKeys
    let logs: InMemoryLogHandler
    let securityEvents: SecurityEvents
    let appVerification: AppVerificationDependencies
    let audit: AuditLog

    /// What the server notes in memory until it is written.
    let credentialUses: CredentialUses
    let hookCalls: HookCallLog

    /// The routing of messages, where the test has gateways.
    let messaging: TestMessaging?

    /// The digits that were last sent to `number`.
    func sentCode(to number: String) throws -> String {
        try #require(
            messages.last { $0.phoneNumber.e164 == number && $0.code != nil }?.code?.digits
        )
    }

    var messages: [TextMessage] { inbox.messages(of: Self.projectID) }

    var project: Project {
        get async throws {
            guard let project = try await store.read({ try $0.project(Self.projectID) }) else {
                throw Refusal.unknownProject
            }
            return project
        }
    }
}
