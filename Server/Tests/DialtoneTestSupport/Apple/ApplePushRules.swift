import DialtoneBasics
import Foundation
import Synchronization

/// Validates pushes like Apple's service, and records them.
final class ApplePushRules: Sendable {
    private struct State {
        var pushes: [ApplePushDouble.Push] = []
        var script: [ApplePushDouble.Answer] = []
        var connectionCount = 0

        /// The key that each connection used first.
        var keys: [Int: String] = [:]

        /// When each key's newest provider token was issued.
        var newestTokens: [String: Int64] = [:]
    }

    let deliveries: AsyncStream<ApplePushDouble.Push>
    private let entrance: AsyncStream<ApplePushDouble.Push>.Continuation
    private let world: ApplePushWorld
    private let state = Mutex(State())

    init(world: ApplePushWorld) {
        self.world = world
        (deliveries, entrance) = AsyncStream.makeStream()
    }

    var pushes: [ApplePushDouble.Push] { state.withLock { $0.pushes } }

    func script(_ answers: [ApplePushDouble.Answer]) {
        state.withLock { $0.script += answers }
    }

    func nextConnection() -> Int {
        state.withLock { state in
            state.connectionCount += 1
            return state.connectionCount
        }
    }

    /// Returns the response to a push; `certificateApp` is the app in the client's certificate.
    func answer(
        to headers: [String: String],
        _ body: [UInt8],
        on connection: Int,
        certificateApp: String?
    ) -> ApplePushDouble.Answer {
        let push = state.withLock { state in
            let answer: ApplePushDouble.Answer
            if state.script.isEmpty {
                do throws(Refused) {
                    try check(headers, body, on: connection, certificateApp, &state)
                    answer = .taken
                } catch {
                    answer = .refused(error.status, error.reason)
                }
            } else {
                answer = state.script.removeFirst()
            }
            let push = ApplePushDouble.Push(
                headers: headers,
                body: body,
                connection: connection,
                answer: answer
            )
            state.pushes.append(push)
            return push
        }
        if push.answer == .taken { entrance.yield(push) }
        return push.answer
    }

    private struct Refused: Error {
        let status: Int
        let reason: String

        init(_ status: Int, _ reason: String) {
            self.status = status
            self.reason = reason
        }
    }

    private func check(
        _ headers: [String: String],
        _ body: [UInt8],
        on connection: Int,
        _ certificateApp: String?,
        _ state: inout State
    ) throws(Refused) {
        guard headers[":method"] == "POST" else { throw Refused(405, "MethodNotAllowed") }
        guard let match = headers[":path"]?.wholeMatch(of: /\/3\/device\/([0-9a-f]+)/) else {
            throw Refused(404, "BadPath")
        }
        let topic = headers["apns-topic"] ?? ""
        if let certificateApp, headers["authorization"] == nil {
            guard topic == certificateApp else { throw Refused(400, "TopicDisallowed") }
        } else {
            let token = try token(in: headers, on: connection, &state)
            guard world.apps[topic] == token.teamID else { throw Refused(400, "TopicDisallowed") }
        }
        guard headers["apns-push-type"] == "background" else {
            throw Refused(400, "InvalidPushType")
        }
        guard headers["apns-priority"] == "5" else { throw Refused(400, "BadPriority") }
        guard let expiration = headers["apns-expiration"].flatMap(Int64.init),
            expiration > world.clock.now.seconds
        else { throw Refused(400, "BadExpirationDate") }
        guard !body.isEmpty else { throw Refused(400, "PayloadEmpty") }
        guard body.count <= 4_096 else { throw Refused(413, "PayloadTooLarge") }
        guard let device = world.devices[String(match.1)] else {
            throw Refused(400, "BadDeviceToken")
        }
        guard device.app == topic else { throw Refused(400, "DeviceTokenNotForTopic") }
        guard !device.isGone else { throw Refused(410, "Unregistered") }
    }

    private func token(
        in headers: [String: String],
        on connection: Int,
        _ state: inout State
    ) throws(Refused) -> SubmittedAPNsToken {
        guard let text = headers["authorization"] else {
            throw Refused(403, "MissingProviderToken")
        }
        guard let token = SubmittedAPNsToken(text, keys: world.keys) else {
            throw Refused(403, "InvalidProviderToken")
        }
        let now = world.clock.now.seconds
        guard now - token.issuedAt <= 3_600, token.issuedAt <= now + 60 else {
            throw Refused(403, "ExpiredProviderToken")
        }
        let first = state.keys[connection] ?? token.keyID
        state.keys[connection] = first
        guard first == token.keyID else { throw Refused(403, "UnrelatedKeyIdInToken") }
        let newest = state.newestTokens[token.keyID] ?? token.issuedAt
        guard token.issuedAt <= newest || token.issuedAt - newest >= 1_200 else {
            throw Refused(429, "TooManyProviderTokenUpdates")
        }
        state.newestTokens[token.keyID] = max(newest, token.issuedAt)
        return token
    }
}
