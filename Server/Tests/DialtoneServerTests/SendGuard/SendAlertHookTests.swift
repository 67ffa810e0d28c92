import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import NIOHTTP1
import Testing

struct SendAlertHookTests {
    private static let alert = SendAlert(
        projectID: TestServer.projectID,
        kind: .capReached,
        dimension: SendDimension(.country, "UZ"),
        rule: SendRule(.cap, .country, .day),
        detail: "Messages to UZ have cost what they may in a day.",
        at: StoppedClock.start,
        period: StoppedClock.start
    )

    /// Records the alert as the guard does, and lets several nodes hand it on.
    private func record(_ alert: SendAlert, in server: TestServer) async throws -> Int {
        try await server.store.write { try $0.insert(alert) }
        let node = SendAlertDispatcher(
            store: server.store,
            clock: server.clock.serverClock,
            logger: .silent
        )
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 { group.addTask { try await node.dispatch() } }
            return try await group.reduce(0, +)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an alert is delivered to its hook signed and only once`(
        engine: StoreEngine
    ) async throws {
        try await LoopbackReceiver.with([.status(204)]) { receiver in
            try await withServer(ServerSetup { $0.engine = engine }) { server in
                let (_, secret) = try await server.addHook(.after([.sendAlert]), at: receiver.url)
                try await server.addHook(.after([.signedIn]), at: receiver.url)
                let handedOn = try await record(Self.alert, in: server)
                #expect(handedOn == 1)
                #expect(try await server.deliverer().deliverDue() == 1)
                #expect(try await server.deliverer().deliverDue() == 0)
                let request = try #require(receiver.requests.first)
                #expect(receiver.requests.count == 1)
                let json = try request.json
                #expect(json["type"].text == "sms.alert")
                #expect(json["data"]["alert"]["kind"].text == "capReached")
                #expect(json["data"]["alert"]["dimension"].text == "country:UZ")
                #expect(json["data"]["alert"]["rule"].text == "cap/country/day")
                let id = try #require(request.headers["webhook-id"].first)
                let time = try #require(
                    request.headers["webhook-timestamp"].first.flatMap(Int64.init)
                )
                let signature = secret.signature(id: id, timestamp: time, body: request.body)
                #expect(request.headers["webhook-signature"] == [signature])
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an alert queues one mail for each operator address`(engine: StoreEngine) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.settings.alerts.mailTo = ["ops@example.com", "night@example.com"]
        }
        try await withServer(setup) { server in
            let first = try await record(Self.alert, in: server)
            let second = try await record(Self.alert, in: server)
            #expect(first == 1)
            #expect(second == 0)
            let mails = try await server.store.read {
                try $0.operatorMails(of: TestServer.projectID, limit: 10)
            }
            #expect(Set(mails.map(\.recipient)) == ["ops@example.com", "night@example.com"])
            #expect(mails.count == 2)
            #expect(mails.allSatisfy { $0.text.contains(Self.alert.detail) })
        }
    }

    @Test func `an alert has the same ID on every node and another in the next period`() {
        let later = SendAlert(
            projectID: Self.alert.projectID,
            kind: Self.alert.kind,
            subject: Self.alert.subject,
            rule: Self.alert.rule,
            detail: "said otherwise",
            at: Self.alert.at + .seconds(9),
            period: Self.alert.period + .hours(1)
        )
        let again = SendAlert(
            projectID: Self.alert.projectID,
            kind: Self.alert.kind,
            subject: Self.alert.subject,
            rule: Self.alert.rule,
            detail: "said otherwise",
            at: Self.alert.at + .seconds(9),
            period: Self.alert.period
        )
        #expect(again.id == Self.alert.id)
        #expect(later.id != Self.alert.id)
    }
}
