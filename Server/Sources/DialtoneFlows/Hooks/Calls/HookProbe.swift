package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel

/// Sends a hook a signed test event, to check whether it accepts it.
package struct HookProbe: Sendable {
    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let secrets: SecretBox
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        secrets: SecretBox,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.http = http
        self.policy = policy
        self.secrets = secrets
        self.clock = clock
        self.random = random
    }

    package func send(to hook: Hook) async throws(HookFailure) -> OutboundResponse {
        let now = clock.now
        var json = JSONWriter()
        json.object { event in
            event.member("type", string: "hook.test")
            event.member("timestamp", time: now)
            event.member("data") { $0.members(namingProject: hook.projectID) }
        }
        let post = SignedPost(
            hook: hook,
            id: "evt_" + Base64URL.encode(random.bytes(16)),
            body: json.bytes
        )
        do {
            return try await http.send(post.request(at: now, secrets: secrets, policy: policy))
        } catch let failure as OutboundFailure {
            throw .noAnswer(failure)
        } catch let failure as HookFailure {
            throw failure
        } catch {
            throw .noAnswer(.unreachable("\(type(of: error))"))
        }
    }
}
