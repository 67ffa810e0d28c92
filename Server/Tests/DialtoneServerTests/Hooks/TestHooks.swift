import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import Crypto
import DialtoneOutbound
import DialtoneTestSupport
import Foundation
import Logging

/// The dependencies with which test servers call hooks: real connections, to this machine only.
enum TestHooks {
    static let secrets = SecretBox(key: SymmetricKey(data: Array(repeating: UInt8(3), count: 32)))

    static let policy: OutboundPolicy = {
        var policy = OutboundPolicy()
        policy.allowsPlainHTTP = true
        _ = policy.allow(["127.0.0.0/8"])
        return policy
    }()

    private static let random = RandomSource.seeded(77)

    /// The HTTP client of all tests, which is never shut down.
    private static let client = OutboundClient.patient(policy)

    static func dependencies(_ keys: SigningKeys) -> HookDependencies {
        HookDependencies(
            http: client,
            policy: policy,
            secrets: secrets,
            tokens: IDTokenAuthority(keys: keys.ring, pool: keys.pool),
            issuer: .upstream
        )
    }
}

extension TestHooks {
    static func registry(of store: any DataStore, clock: StoppedClock) -> HookRegistry {
        HookRegistry(
            store: store,
            secrets: secrets,
            policy: policy,
            clock: clock.serverClock,
            random: random
        )
    }
}

extension TestServer {
    var hookRegistry: HookRegistry { TestHooks.registry(of: store, clock: clock) }

    /// Adds a hook, and waits until the server knows of it.
    @discardableResult
    func addHook(
        _ subject: Hook.Subject,
        at url: String,
        _ adjust: (inout HookDraft) -> Void = { _ in }
    ) async throws -> (hook: Hook, secret: WebhookSecret) {
        var draft = HookDraft(url: url, subject: subject)
        adjust(&draft)
        let added = try await hookRegistry.add(draft, to: Self.projectID)
        clock.advance(by: .seconds(2))
        return added
    }

    /// One of any number of nodes that deliver events.
    func deliverer(seed: UInt64 = 5) -> HookDeliverer {
        HookDeliverer(
            store: store,
            dependencies: TestHooks.dependencies(keys),
            clock: clock.serverClock,
            random: .seeded(seed),
            logger: .silent
        )
    }

    var deliveries: [HookDelivery] {
        get async throws {
            try await store.read { try $0.deliveries(of: Self.projectID, limit: 100) }
        }
    }
}

extension LoopbackReceiver.Request {
    var json: JSONValue {
        get throws { try JSONDecoder().decode(JSONValue.self, from: body) }
    }
}
