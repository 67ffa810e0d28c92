import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import IdentityToolkit
import Testing

@Suite struct MessageStatusTests {
    private func setup(
        _ gateway: ScriptedGateway,
        _ engine: StoreEngine = .sqliteInMemory
    ) -> ServerSetup {
        ServerSetup {
            $0.gateways = [gateway]
            $0.engine = engine
        }
    }

    private func status(_ sessionInfo: String, _ server: TestServer) async throws -> JSONValue {
        let answer = try await server.call(
            .messageStatus,
            ["sessionInfo": .string(sessionInfo)]
        )
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.json
    }

    @Test(arguments: StoreEngine.tested)
    func `a message's state goes from accepted to delivered to entered`(
        engine: StoreEngine
    ) async throws {
        let gateway = ScriptedGateway("a", .taken(as: "m"))
        try await withServer(setup(gateway, engine)) { server in
            let session = try await server.sendCode(to: TestServer.alicesNumber)
            #expect(
                try await status(session, server) == ["state": "ACCEPTED", "resendAfter": "30"]
            )
            let messaging = try #require(server.messaging)
            messaging.receipts.note(
                DeliveryEvent(
                    gatewayName: "a",
                    gatewayMessageID: "m",
                    state: .delivered,
                    at: server.clock.now
                )
            )
            try await messaging.receipts.writeAll()
            server.clock.advance(by: .seconds(12))
            #expect(
                try await status(session, server) == ["state": "DELIVERED", "resendAfter": "18"]
            )
            let code = try #require(gateway.dispatches.first?.message.code?.digits)
            #expect(try await server.complete(session, code: code).status == 200)
            #expect(try await status(session, server)["state"] == "ENTERED")
        }
    }

    @Test func `a message with a failure receipt is reported as failed with the reason`()
        async throws
    {
        let gateway = ScriptedGateway("a", .taken(as: "m"))
        try await withServer(setup(gateway)) { server in
            let session = try await server.sendCode(to: TestServer.alicesNumber)
            let messaging = try #require(server.messaging)
            messaging.receipts.note(
                DeliveryEvent(
                    gatewayName: "a",
                    gatewayMessageID: "m",
                    state: .failed,
                    reason: .optedOut,
                    at: server.clock.now
                )
            )
            try await messaging.receipts.writeAll()
            let found = try await status(session, server)
            #expect(found["state"] == "FAILED")
            #expect(found["reason"] == "OPTED_OUT")
        }
    }

    @Test func `a message whose code has expired is reported as expired`() async throws {
        try await withServer(setup(ScriptedGateway("a"))) { server in
            let session = try await server.sendCode(to: TestServer.alicesNumber)
            server.clock.advance(by: .minutes(5))
            #expect(
                try await status(session, server) == ["state": "EXPIRED", "resendAfter": "0"]
            )
        }
    }

    @Test func `a fictional number's message is reported as delivered`() async throws {
        try await withServer { server in
            try await server.addTestNumber(TestServer.alicesNumber, code: "123456")
            let session = try await server.sendCode(to: TestServer.alicesNumber)
            #expect(try await status(session, server)["state"] == "DELIVERED")
        }
    }

    @Test func `foreign and invented session handles are refused with the same error`() async throws
    {
        try await withServer { server in
            let session = try await server.sendCode(to: TestServer.alicesNumber)
            let foreign = try await server.call(
                .messageStatus,
                ["sessionInfo": .string(session)],
                key: TestServer.otherAPIKey
            )
            let invented = try await server.call(.messageStatus, ["sessionInfo": "AAAA"])
            let tenants = try await server.call(
                .messageStatus,
                ["sessionInfo": .string(session), "tenantId": "none"]
            )
            #expect(try foreign.errorCode == .invalidSessionInfo)
            #expect(try invented.errorCode == .invalidSessionInfo)
            #expect(tenants.status == 400)
            let missing = try await server.call(.messageStatus, [:])
            #expect(try missing.errorCode == .missingSessionInfo)
        }
    }

    @Test func `a message that no gateway accepts is logged as failed with the reason`()
        async throws
    {
        let gateway = ScriptedGateway("a", .refused(.invalidNumber))
        try await withServer(setup(gateway)) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(TestServer.alicesNumber)]
            )
            #expect(answer.status == 503)
            let found = try await server.store.read { data in
                try data.messages(MessageFilter(), at: server.clock.now, before: nil, limit: 9)
            }
            #expect(found.map(\.state) == [.failed])
            #expect(found.map(\.reason) == [.invalidNumber])
        }
    }
}
