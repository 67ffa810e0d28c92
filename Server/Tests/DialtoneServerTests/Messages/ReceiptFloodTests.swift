import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneOutbound
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import PhoneNumbers
import Testing

/// Tests with more receipts than the server can write, from gateways and attackers.
@Suite struct ReceiptFloodTests {
    private static let capacity = 500

    private func setup(_ engine: StoreEngine, _ gateway: ScriptedGateway) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.gateways = [gateway]
            $0.receiptCapacity = Self.capacity
            $0.listens = true
            $0.adjustListener = { $0.publicURL = TestMessaging.publicURL }
        }
    }

    private func withFlood(
        on engine: StoreEngine,
        _ body: @escaping @Sendable (Flood) async throws -> Void
    ) async throws {
        let gateway = ScriptedGateway("a", .takenAsOffered)
        let client = OutboundClient.patient(.unrestricted)
        try await withServer(setup(engine, gateway)) { server in
            let messaging = try #require(server.messaging)
            let url = try #require(messaging.addresses.statusURL(of: "a"))
            let path = url.dropFirst(TestMessaging.publicURL.count)
            try await body(
                Flood(
                    server: server,
                    gateway: gateway,
                    receipts: messaging.receipts,
                    address: "http://127.0.0.1:\(try #require(server.port))\(path)",
                    http: client
                )
            )
        }
        await client.shutDown()
    }

    @Test(arguments: StoreEngine.tested)
    func `receipts beyond the queue's capacity are refused, accepted ones are kept`(
        engine: StoreEngine
    ) async throws {
        try await withFlood(on: engine) { flood in
            _ = try await flood.server.sendCode(to: TestServer.alicesNumber)
            let id = try #require(flood.gateway.dispatches.first).attempt.id.text
            #expect(try await flood.tell(id, .delivered) == 200)
            var answers: [Int: Int] = [:]
            for number in 0..<Self.capacity {
                answers[try await flood.tell("x\(number)", .delivered), default: 0] += 1
            }
            // The last tenth is for what is on its way already.
            #expect(answers == [200: 449, 503: 51])
            #expect(flood.receipts.waitingCount == 450)
            #expect(flood.receipts.droppedCount == 0)
            try await flood.receipts.writeAll()
            #expect(try await flood.messages().map(\.state) == [.delivered])
            #expect(try await flood.tell(id, .accepted) == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `sign-in works during a flood of genuine and forged receipts`(
        engine: StoreEngine
    ) async throws {
        try await withFlood(on: engine) { flood in
            _ = try await flood.server.sendCode(to: TestServer.alicesNumber)
            let victim = try #require(flood.gateway.dispatches.first).attempt.id.text
            let tally = try await withThrowingTaskGroup(of: Flood.Tally.self) { group in
                for number in 0..<4 {
                    group.addTask { try await flood.pour(number, forging: victim, times: 500) }
                }
                group.addTask { try await flood.signIn(count: 40) }
                return try await group.reduce(into: Flood.Tally()) { $0.add($1) }
            }
            #expect(tally.signedIn == 40)
            #expect(tally.forgeries == [404: 2_000])
            #expect(Set(tally.receipts.keys).isSubset(of: [200, 503]))
            #expect(tally.receipts.values.reduce(0, +) == 2_000)
            #expect(tally.most <= Self.capacity + Self.capacity / 10)
            try await flood.receipts.writeAll()
            let messages = try await flood.messages()
            #expect(messages.count == 41)
            // Every receipt that was taken is in the log, and no forged one.
            #expect(messages.count { $0.state == .entered && $0.deliveredAt != nil } == 40)
            #expect(messages.first { $0.state != .entered }?.state == .accepted)
        }
    }
}

/// A server, and those who call it about messages.
private struct Flood: Sendable {
    /// The counts of outcomes.
    struct Tally: Sendable {
        var signedIn = 0
        var forgeries: [Int: Int] = [:]
        var receipts: [Int: Int] = [:]

        /// The most receipts that were seen to wait at once.
        var most = 0

        mutating func add(_ other: Tally) {
            signedIn += other.signedIn
            forgeries.merge(other.forgeries, uniquingKeysWith: +)
            receipts.merge(other.receipts, uniquingKeysWith: +)
            most = max(most, other.most)
        }
    }

    let server: TestServer
    let gateway: ScriptedGateway
    let receipts: DeliveryEventQueue
    let address: String
    let http: OutboundClient

    /// Returns the response to a receipt over a gateway's connection.
    func tell(
        _ id: String,
        _ state: DeliveryState,
        isForged: Bool = false,
        elsewhere: String = ""
    ) async throws -> Int {
        let url = "\(address)\(elsewhere)?id=\(id)&state=\(state.rawValue)"
        var request = OutboundRequest(
            .post,
            try OutboundURL(checking: url, by: .unrestricted)
        )
        request.headers = [("signature", isForged ? "bad" : "good")]
        request.timeout = .minutes(1)
        return try await http.send(request).status
    }

    /// Sends valid receipts for unknown messages, and forged ones for the victim's message.
    func pour(_ source: Int, forging victim: String, times: Int) async throws -> Tally {
        var tally = Tally()
        for number in 0..<times {
            let forged = try await tell(
                victim,
                number.isMultiple(of: 3) ? .failed : .delivered,
                isForged: number.isMultiple(of: 2),
                // Those that are signed well have no right address.
                elsewhere: number.isMultiple(of: 2) ? "" : "x"
            )
            tally.forgeries[forged, default: 0] += 1
            let good = try await tell("x\(source)-\(number)", .delivered)
            tally.receipts[good, default: 0] += 1
            tally.most = max(tally.most, receipts.waitingCount)
            if number.isMultiple(of: 50) { try await receipts.writeBatch() }
        }
        return tally
    }

    /// Signs users in one after the other; the gateway repeats each receipt until it is accepted.
    func signIn(count: Int) async throws -> Tally {
        var tally = Tally()
        for index in 0..<count {
            let number = "+1650555\(2_000 + index)"
            let session = try await server.sendCode(to: number)
            let sent = try #require(
                gateway.dispatches.last { $0.message.phoneNumber.e164 == number }
            )
            while try await tell(sent.attempt.id.text, .delivered) == 503 {
                try await receipts.writeBatch()
            }
            let code = try #require(sent.message.code).digits
            let answer = try await server.complete(session, code: code)
            if answer.status == 200 { tally.signedIn += 1 }
        }
        return tally
    }

    func messages() async throws -> [MessageRecord] {
        try await server.store.read { data in
            try data.messages(MessageFilter(), at: server.clock.now, before: nil, limit: 100)
        }
    }
}
