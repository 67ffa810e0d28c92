import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneModel
@testable import DialtonePush
import Crypto
import DialtoneTestSupport
import PhoneNumbers
import Synchronization
import Testing

/// A project whose apps get receipts for pushes, and a checker that judges them.
struct ReceiptBench: Sendable {
    static let bundleID = "com.example.shop"
    static let device = String(repeating: "A1", count: 32)

    let store: any DataStore
    let clock = StoppedClock()
    let service = ScriptedPushService()
    let project: Project
    let otherProject: Project
    let app: RelyingApp
    let otherApp: RelyingApp
    let issuer: PushReceiptIssuer
    let checker: PushReceiptChecker

    static func run(
        on engine: StoreEngine,
        _ body: (ReceiptBench) async throws -> Void
    ) async throws {
        try await engine.withStore { store in try await body(try await ReceiptBench(store)) }
    }

    private init(_ store: any DataStore) async throws {
        self.store = store
        let registry = ProjectRegistry(
            store: store,
            clock: clock.serverClock,
            random: .seeded(1)
        )
        project = try await Self.project("demo-shop", registry)
        otherProject = try await Self.project("demo-other", registry)
        let apps = AppRegistry(store: store, clock: clock.serverClock, random: .seeded(3))
        var values = AppChanges()
        values.bundleID = Self.bundleID
        app = try await apps.add(.ios, values, to: project)
        otherApp = try await apps.add(.ios, values, to: project)
        issuer = PushReceiptIssuer(
            store: store,
            service: service,
            clock: clock.serverClock,
            random: .seeded(2)
        )
        checker = PushReceiptChecker(
            store: store,
            key: PushReceiptKey(
                keys: DerivedKeys(
                    writing: SymmetricKey(data: Array(repeating: UInt8(7), count: 32))
                )
            ),
            clock: clock.serverClock
        )
    }

    private static func project(
        _ name: String,
        _ registry: ProjectRegistry
    ) async throws -> Project {
        try #require(
            try await registry.create(
                ProjectID(rawValue: name),
                displayName: name,
                settings: ProjectSettings()
            )
        )
    }

    func request(device: String? = Self.device, bundleID: String? = Self.bundleID) -> PushRequest {
        PushRequest(
            project: project,
            app: app,
            bundleID: bundleID,
            deviceToken: device,
            isSandbox: false
        )
    }

    func status(_ receipt: String, of project: Project? = nil) async throws -> PushReceipt {
        try await issuer.receipt(
            receipt,
            of: (project ?? self.project).id,
            bundleID: Self.bundleID
        )
    }

    /// Returns receipt and secret, as the app has them after the push.
    func pair() async throws -> (receipt: String, secret: String) {
        let issued = try await issuer.issue(request())
        return (issued.receipt, issued.push.secret)
    }

    /// Returns the checker's outcome for a pair in a request for a code.
    func check(
        _ pair: (receipt: String, secret: String),
        number: String = "+16505550100",
        project: Project? = nil,
        app: RelyingApp?? = .none,
        bundleID: String? = Self.bundleID
    ) async throws -> AppProofOutcome? {
        var proof = AppProof()
        proof.iosReceipt = pair.receipt
        proof.iosSecret = pair.secret
        proof.bundleID = bundleID
        return try await checker.check(
            proof.about(number, signedAs: number, for: .message(.signIn)),
            from: .sample(project ?? self.project, app: app ?? self.app)
        )
    }

    /// Returns the reason of a refusal; `nil` if there is none.
    static func reason(_ outcome: AppProofOutcome?) -> AppProofProblem.Reason? {
        if case .refused(let problem) = outcome { problem.reason } else { nil }
    }
}

/// Sends nothing, and returns a scripted outcome.
final class ScriptedPushService: PushService {
    private let outcome = Mutex(PushOutcome.sent(.production))
    private let isReady = Mutex(true)

    func answer(_ next: PushOutcome) { outcome.withLock { $0 = next } }
    func serve(_ serves: Bool) { isReady.withLock { $0 = serves } }

    func serves(_ bundleID: String, of project: Project) async throws -> Bool {
        isReady.withLock { $0 }
    }

    func send(_ push: SilentPush, of project: Project) async -> PushOutcome {
        outcome.withLock { $0 }
    }
}
