import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import Testing

@Suite struct SMSCallbackTests {
    private let good = HTTPFields(["signature": "good"])

    /// Returns the callback path that the gateway received with its latest message.
    private func path(of gateway: ScriptedGateway) throws -> String {
        let url = try #require(gateway.dispatches.last?.attempt.statusURL)
        try #require(url.hasPrefix(TestMessaging.publicURL))
        return String(url.dropFirst(TestMessaging.publicURL.count))
    }

    private func setup(_ engine: StoreEngine, _ gateways: [ScriptedGateway]) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.gateways = gateways
            $0.adjustListener = { $0.publicURL = TestMessaging.publicURL }
        }
    }

    private func message(_ server: TestServer) async throws -> MessageRecord {
        let messaging = try #require(server.messaging)
        try await messaging.receipts.writeAll()
        let found = try await server.store.read { data in
            try data.messages(MessageFilter(), at: server.clock.now, before: nil, limit: 1)
        }
        return try #require(found.first)
    }

    @Test(arguments: StoreEngine.tested)
    func `repeated and out-of-order receipts leave the highest state`(
        engine: StoreEngine
    ) async throws {
        let gateway = ScriptedGateway("a", .taken(as: "m"))
        try await withServer(setup(engine, [gateway])) { server in
            _ = try await server.sendCode(to: TestServer.alicesNumber)
            let path = try path(of: gateway)
            for state in ["delivered", "accepted", "failed", "delivered", "accepted"] {
                let answer = try await server.request(
                    state == "accepted" ? .get : .post,
                    "\(path)?id=m&state=\(state)",
                    headers: good
                )
                #expect(answer.status == 200)
                #expect(answer.body.isEmpty)
                #expect(try await message(server).state == .delivered)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a forged callback is not found and changes nothing`(
        engine: StoreEngine
    ) async throws {
        let (a, b) = (ScriptedGateway("a", .taken(as: "m")), ScriptedGateway("b"))
        try await withServer(setup(engine, [a, b])) { server in
            _ = try await server.sendCode(to: TestServer.alicesNumber)
            let path = try path(of: a)
            let token = path.split(separator: "/").last.map(String.init) ?? ""
            let query = "?id=m&state=delivered"
            let elsewhere = try await server.request(.post, "/callbacks/none")
            let forged = [
                ("\(path)\(query)", HTTPFields()),
                ("\(path)x\(query)", good),
                ("/callbacks/sms/a/\(query)", good),
                ("/callbacks/sms/a/AAAA\(query)", good),
                ("/callbacks/sms/b/\(token)\(query)", good),
                ("/callbacks/sms/none/\(token)\(query)", good),
                ("\(path)?state=delivered", good),
            ]
            for (uri, headers) in forged {
                let answer = try await server.request(.post, uri, headers: headers)
                #expect(answer.status == 404, "\(uri)")
                #expect(answer.body == elsewhere.body)
            }
            #expect(try await message(server).state == .accepted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a callback of more than 64 KiB is refused`(engine: StoreEngine) async throws {
        let gateway = ScriptedGateway("a", .taken(as: "m"))
        try await withServer(setup(engine, [gateway])) { server in
            _ = try await server.sendCode(to: TestServer.alicesNumber)
            let path = try path(of: gateway)
            for (size, status) in [(65_537, 404), (65_536, 200)] {
                let answer = try await server.request(
                    .post,
                    "\(path)?id=m&state=delivered",
                    headers: good,
                    body: Array(repeating: 0, count: size)
                )
                #expect(answer.status == status)
                let state = try await message(server).state
                #expect(state == (status == 200 ? .delivered : .accepted))
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a receipt for another gateway's message, or a deleted one, changes nothing`(
        engine: StoreEngine
    ) async throws {
        let (a, b) = (ScriptedGateway("a", .taken(as: "m")), ScriptedGateway("b"))
        try await withServer(setup(engine, [a, b])) { server in
            _ = try await server.sendCode(to: TestServer.alicesNumber)
            let path = try path(of: a)
            let messaging = try #require(server.messaging)
            let others = try #require(messaging.addresses.statusURL(of: "b"))
            let othersPath = others.dropFirst(TestMessaging.publicURL.count)
            let answer = try await server.request(
                .post,
                "\(othersPath)?id=m&state=delivered",
                headers: good
            )
            #expect(answer.status == 200)
            #expect(try await message(server).state == .accepted)
            _ = try await server.store.write { data in
                let end = server.clock.now + .days(1)
                _ = try data.deleteMessageNames(createdBefore: end, limit: 9)
                return try data.deleteMessages(createdBefore: end, limit: 9)
            }
            let late = try await server.request(
                .post,
                "\(path)?id=m&state=delivered",
                headers: good
            )
            #expect(late.status == 200)
            try await messaging.receipts.writeAll()
            let left = try await server.store.read { data in
                try data.messages(MessageFilter(), at: server.clock.now, before: nil, limit: 9)
            }
            #expect(left.isEmpty)
        }
    }

    @Test func `a server without gateways has no callback address`() async throws {
        try await withServer { server in
            let answer = try await server.request(.post, "/callbacks/sms/a/AAAA")
            #expect(answer.status == 404)
        }
    }
}
