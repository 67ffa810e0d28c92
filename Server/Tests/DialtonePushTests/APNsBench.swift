import DialtoneBasics
import DialtoneModel
import DialtonePush
import Crypto
import DialtoneTestSupport
import Synchronization
import Testing

/// Both of Apple's push services, a team, and a client.
struct APNsBench: Sendable {
    let team: AppleTeam
    let clock: StoppedClock
    let client: APNsClient

    /// The certificate authority of both services and of the team's certificates.
    let authority: TestAuthority
    let production: ApplePushDouble
    let sandbox: ApplePushDouble

    /// The addresses of both services.
    let settings: APNsSettings

    /// The pauses between the client's attempts.
    let pauses: Pauses

    final class Pauses: Sendable {
        private let spans = Mutex<[TimeSpan]>([])

        var all: [TimeSpan] { spans.withLock { $0 } }

        func note(_ span: TimeSpan) { spans.withLock { $0.append(span) } }
    }

    static func run(
        trusting trusted: TestAuthority? = nil,
        changing change: (inout ApplePushWorld) -> Void = { _ in },
        _ body: (APNsBench) async throws -> Void
    ) async throws {
        let (team, clock, authority) = (AppleTeam(), StoppedClock(), try TestAuthority())
        var (production, sandbox) = (
            team.production(at: clock.serverClock), team.sandbox(at: clock.serverClock)
        )
        change(&production)
        change(&sandbox)
        try await ApplePushDouble.with(production, authority: authority) { production in
            try await ApplePushDouble.with(sandbox, authority: authority) { sandbox in
                var settings = APNsSettings()
                settings.productionHost = production.host
                settings.sandboxHost = sandbox.host
                settings.authorities = [try (trusted ?? authority).root]
                // A machine that is busy with other tests is not a failing service.
                settings.connectTimeout = .minutes(2)
                settings.timeout = .minutes(2)
                let pauses = Pauses()
                let client = APNsClient(
                    settings: settings,
                    clock: clock.serverClock,
                    pause: { span in
                        pauses.note(span)
                        clock.advance(by: span)
                    }
                )
                let outcome: Result<Void, any Error>
                do {
                    let bench = APNsBench(
                        team: team,
                        clock: clock,
                        client: client,
                        authority: authority,
                        production: production,
                        sandbox: sandbox,
                        settings: settings,
                        pauses: pauses
                    )
                    outcome = .success(try await body(bench))
                } catch {
                    outcome = .failure(error)
                }
                await client.shutDown()
                try outcome.get()
            }
        }
    }

    /// Returns a separate client, which the caller must shut down.
    func anotherClient() -> APNsClient {
        APNsClient(settings: settings, clock: clock.serverClock)
    }

    func key(
        bundleIDs: Set<String> = [],
        environment: PushEnvironment? = nil
    ) throws -> APNsCredential {
        .key(
            try APNsKey(
                pem: team.key.pemRepresentation,
                keyID: team.keyID,
                teamID: team.teamID,
                bundleIDs: bundleIDs,
                environment: environment
            )
        )
    }

    func push(
        to device: String,
        _ environment: PushEnvironment = .production,
        topic: String? = nil
    ) throws -> SilentPush {
        SilentPush(
            deviceToken: try #require(DeviceToken(hex: device)),
            topic: topic ?? team.app,
            environment: environment,
            receipt: "the-receipt",
            secret: "the-secret",
            expiresAt: clock.now + .minutes(5)
        )
    }

    /// Sends to the team's phone by its key.
    func send(
        to device: String? = nil,
        _ environment: PushEnvironment = .production
    ) async throws -> PushOutcome {
        await client.send(try push(to: device ?? team.phone, environment), by: [try key()])
    }
}
