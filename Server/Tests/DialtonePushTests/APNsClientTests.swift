import DialtoneBasics
import DialtoneModel
import DialtonePush
import Crypto
import DialtoneTestSupport
import Foundation
import Testing

struct APNsClientTests {
    @Test func `a push has the form that the SDKs expect`() async throws {
        try await APNsBench.run { bench in
            let outcome = try await bench.send()
            #expect(outcome == .sent(.production))
            let push = try #require(bench.production.pushes.first)
            #expect(push.headers[":method"] == "POST")
            #expect(push.headers[":path"] == "/3/device/\(bench.team.phone)")
            #expect(push.headers["apns-topic"] == bench.team.app)
            #expect(push.headers["apns-push-type"] == "background")
            #expect(push.headers["apns-priority"] == "5")
            #expect(push.headers["apns-expiration"] == "1790000300")
            let payload = try JSONDecoder().decode(JSONValue.self, from: Data(push.body))
            let expected = JSONValue.object([
                "aps": .object(["content-available": .integer(1)]),
                "com.google.firebase.auth": .object([
                    "receipt": .string("the-receipt"), "secret": .string("the-secret"),
                ]),
            ])
            #expect(payload == expected)
        }
    }

    @Test func `all pushes with one key use one connection and one token`() async throws {
        try await APNsBench.run { bench in
            for _ in 0..<5 {
                let outcome = try await bench.send()
                #expect(outcome == .sent(.production))
                bench.clock.advance(by: .minutes(9))
            }
            let pushes = bench.production.pushes
            #expect(Set(pushes.map(\.connection)).count == 1)
            #expect(Set(pushes.map { $0.headers["authorization"] }).count == 1)
        }
    }

    @Test func `concurrent pushes share a connection`() async throws {
        try await APNsBench.run { bench in
            _ = try await bench.send()
            try await withThrowingTaskGroup(of: PushOutcome.self) { group in
                for _ in 0..<40 { group.addTask { try await bench.send() } }
                for try await outcome in group { #expect(outcome == .sent(.production)) }
            }
            #expect(Set(bench.production.pushes.map(\.connection)).count == 1)
        }
    }

    @Test(arguments: [
        (400, "BadDeviceToken"), (400, "DeviceTokenNotForTopic"), (400, "TopicDisallowed"),
        (403, "InvalidProviderToken"), (403, "Forbidden"), (410, "Unregistered"),
        (410, "ExpiredToken"), (413, "PayloadTooLarge"), (429, "TooManyProviderTokenUpdates"),
        (400, "SomethingNew"),
    ])
    func `a push refused because of the app or the key is not retried`(
        status: Int,
        word: String
    ) async throws {
        try await APNsBench.run { bench in
            bench.production.answer(.refused(status, word))
            let outcome = try await bench.send()
            #expect(outcome == .refused(PushReason(rawValue: word), .production))
            #expect(bench.production.pushes.count == 1)
            #expect(bench.pauses.all.isEmpty)
        }
    }

    @Test(arguments: [
        (429, "TooManyRequests"), (500, "InternalServerError"), (503, "ServiceUnavailable"),
        (503, "Shutdown"),
    ])
    func `a push to a failing service is retried after a pause`(
        status: Int,
        word: String
    ) async throws {
        try await APNsBench.run { bench in
            bench.production.answer(.refused(status, word))
            let outcome = try await bench.send()
            #expect(outcome == .sent(.production))
            #expect(bench.pauses.all == [TimeSpan(milliseconds: 500)])
        }
    }

    @Test func `after repeated failures of the service a push is given up`() async throws {
        try await APNsBench.run { bench in
            bench.production.answer(
                .refused(503, "ServiceUnavailable"),
                .refused(503, "ServiceUnavailable"),
                .refused(503, "ServiceUnavailable")
            )
            let outcome = try await bench.send()
            #expect(outcome == .refused(.serviceUnavailable, .production))
            #expect(bench.production.pushes.count == 3)
        }
    }

    @Test func `a short pause that a service asks for is kept, and a long one ends the tries`()
        async throws
    {
        try await APNsBench.run { bench in
            bench.production.answer(.refused(503, "ServiceUnavailable", retryAfter: 4))
            let outcome = try await bench.send()
            #expect(outcome == .sent(.production))
            #expect(bench.pauses.all == [.seconds(4)])

            bench.production.answer(.refused(503, "ServiceUnavailable", retryAfter: 600))
            let second = try await bench.send()
            #expect(second == .refused(.serviceUnavailable, .production))
            #expect(bench.pauses.all.count == 1)
        }
    }

    @Test func `a broken connection is replaced`() async throws {
        try await APNsBench.run { bench in
            bench.production.answer(.hangUp)
            let outcome = try await bench.send()
            #expect(outcome == .sent(.production))
            #expect(Set(bench.production.pushes.map(\.connection)).count == 2)
        }
    }

    @Test func `a key unrelated to its connection gets a new connection`() async throws {
        try await APNsBench.run { bench in
            bench.production.answer(.refused(403, "UnrelatedKeyIdInToken"))
            let outcome = try await bench.send()
            #expect(outcome == .sent(.production))
            let pushes = bench.production.pushes
            #expect(Set(pushes.map(\.connection)).count == 2)
            #expect(Set(pushes.map { $0.headers["authorization"] }).count == 1)
        }
    }

    @Test func `a service without a trusted certificate gets no push`() async throws {
        try await APNsBench.run(trusting: TestAuthority()) { bench in
            let outcome = try await bench.send()
            #expect(outcome == .refused(.tlsFailed, .production))
            #expect(bench.production.pushes.isEmpty)
        }
    }

    @Test func `an unreachable service is reported`() async throws {
        var settings = APNsSettings()
        settings.productionHost = "localhost:1"
        let outcome = try await Self.push(by: AppleTeam(), settings)
        #expect(outcome == .refused(.unreachable, .production))
    }

    @Test func `a service without HTTP 2 is refused`() async throws {
        let (authority, team) = (try TestAuthority(), AppleTeam())
        let tls = try authority.serverConfiguration()
        try await LoopbackReceiver.with([.answer("")], tls: tls) { receiver in
            var settings = APNsSettings()
            settings.productionHost = "localhost:\(receiver.port)"
            settings.authorities = [try authority.root]
            let outcome = try await Self.push(by: team, settings)
            #expect(outcome == .refused(.notHTTP2, .production))
        }
    }

    /// Returns the outcome of one push to the team's phone, without real pauses.
    private static func push(
        by team: AppleTeam,
        _ settings: APNsSettings
    ) async throws -> PushOutcome {
        let clock = StoppedClock()
        let client = APNsClient(
            settings: settings,
            clock: clock.serverClock,
            pause: { clock.advance(by: $0) }
        )
        let key = try APNsKey(
            pem: team.key.pemRepresentation,
            keyID: team.keyID,
            teamID: team.teamID
        )
        let push = SilentPush(
            deviceToken: try #require(DeviceToken(hex: team.phone)),
            topic: team.app,
            environment: .production,
            receipt: "r",
            secret: "s",
            expiresAt: clock.now + .minutes(5)
        )
        let outcome = await client.send(push, by: [.key(key)])
        await client.shutDown()
        return outcome
    }
}
