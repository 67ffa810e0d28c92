import DialtoneBasics
import DialtoneModel
import DialtoneSMPP
import DialtoneSMS
import DialtoneOutbound
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests receipts of messages that a gateway accepted without a response.
@Suite struct UnansweredVendorTests {
    /// Runs `body` with a server whose only gateway hangs up on every message that it gets.
    private func withServer(
        _ voice: VendorVoice,
        _ engine: StoreEngine,
        _ body: @escaping @Sendable (TestServer, LoopbackReceiver) async throws -> Void
    ) async throws {
        let client = OutboundClient.patient(.development)
        try await LoopbackReceiver.with(answering: { _ in .hangUp }) { vendor in
            let gateway = try GatewayCatalog.gateway(
                of: voice.configuration("http://127.0.0.1:\(vendor.port)"),
                GatewayDependencies(
                    http: client,
                    policy: .development,
                    clock: StoppedClock().serverClock,
                    random: .seeded(1),
                    logger: .silent
                )
            )
            let setup = ServerSetup {
                $0.engine = engine
                $0.gateways = [gateway]
                $0.adjustListener = { $0.publicURL = TestMessaging.publicURL }
            }
            try await DialtoneServerTests.withServer(setup) { server in
                try await body(server, vendor)
            }
        }
        await client.shutDown()
    }

    private func status(of session: String, _ server: TestServer) async throws -> JSONValue {
        let messaging = try #require(server.messaging)
        try await messaging.receipts.writeAll()
        let answer = try await server.call(.messageStatus, ["sessionInfo": .string(session)])
        return try answer.json["state"]
    }

    private func send(_ call: VendorVoice.Call, _ server: TestServer) async throws -> Int {
        try #require(call.url.hasPrefix(TestMessaging.publicURL))
        let answer = try await server.request(
            call.method,
            String(call.url.dropFirst(TestMessaging.publicURL.count)),
            headers: HTTPFields(call.headers),
            body: call.method == .get ? nil : Array(call.body.utf8)
        )
        return answer.status
    }

    private func attempt(_ server: TestServer) async throws -> MessageAttempt {
        let found = try await server.store.read { data in
            let messages = try data.messages(
                MessageFilter(),
                at: server.clock.now,
                before: nil,
                limit: 1
            )
            return try messages.first.map { try data.messageAttempts(of: $0.sessionID) }?.last
        }
        return try #require(found)
    }

    @Test(arguments: VendorVoice.all, StoreEngine.tested)
    func `a receipt for an unanswered attempt sets its state and message ID`(
        voice: VendorVoice,
        engine: StoreEngine
    ) async throws {
        try await withServer(voice, engine) { server, vendor in
            let session = try await server.sendCode(to: TestServer.alicesNumber)
            #expect(try await attempt(server).outcome == .unknown)
            #expect(try await status(of: session, server) == "ACCEPTED")
            let request = try #require(vendor.requests.last)
            let call = try voice.call(request, "delivered")
            #expect(try await send(call, server) == 200)
            #expect(try await status(of: session, server) == "DELIVERED")
            let learned = try await attempt(server)
            #expect(learned.outcome == .unknown)
            #expect(learned.state == .delivered)
            let isNamedByUs = voice.testDescription == SMSGatewayKind.kannel.rawValue
            #expect(
                learned.gatewayMessageIDs
                    == [isNamedByUs ? learned.id.text : VendorVoice.messageID]
            )
            // The same again, and what was said before it.
            _ = try await send(call, server)
            _ = try await send(voice.call(request, "accepted"), server)
            #expect(try await status(of: session, server) == "DELIVERED")
        }
    }

    @Test(arguments: VendorVoice.all)
    func `a receipt with a known reference but without the secrets is refused`(
        voice: VendorVoice
    ) async throws {
        try await withServer(voice, .sqliteInMemory) { server, vendor in
            let session = try await server.sendCode(to: TestServer.alicesNumber)
            let call = try voice.call(try #require(vendor.requests.last), "delivered")
            let attempt = try await attempt(server)
            let messaging = try #require(server.messaging)
            let url = try #require(messaging.addresses.statusURL(of: "vendor"))
            var forged = VendorVoice.Call(
                method: call.method,
                url: call.url.replacing(url, with: url.dropLast(4) + "AAAA"),
                headers: call.headers,
                body: call.body
            )
            #expect(try await send(forged, server) == 404)
            if !call.headers.isEmpty {
                forged = call
                forged.headers = ["content-type": call.headers["content-type"] ?? ""]
                #expect(try await send(forged, server) == 404)
            }
            #expect(try await status(of: session, server) == "ACCEPTED")
            #expect(try await self.attempt(server).gatewayMessageIDs == [])
            #expect(attempt.outcome == .unknown)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an SMSC response after the receipt still sets the message ID`(
        engine: StoreEngine
    ) async throws {
        var plan = SMSCPlan()
        plan.onSubmit = { _, _ in .acceptWhenTold }
        try await VirtualSMSC.with(plan) { smsc in
            let gateway = try GatewayCatalog.gateway(
                of: SMSGatewayConfiguration(
                    name: "vendor",
                    kind: .smpp,
                    settings: [
                        "host": "127.0.0.1", "port": String(smsc.port), "tls": "false",
                        "systemID": "dialtone",
                    ],
                    secrets: ["password": "secret"]
                ),
                GatewayDependencies(
                    http: TestIssuer(),
                    policy: .development,
                    clock: StoppedClock().serverClock,
                    random: .seeded(1),
                    logger: .silent
                )
            )
            let setup = ServerSetup {
                $0.engine = engine
                $0.gateways = [gateway]
                $0.routing.attemptTimeout = .seconds(3)
            }
            try await DialtoneServerTests.withServer(setup) { server in
                let session = try await server.sendCode(to: TestServer.alicesNumber)
                #expect(try await attempt(server).outcome == .unknown)
                try await deliver(smsc) {
                    smsc.sendReceipt(for: smsc.record.submissions[0])
                }
                #expect(try await status(of: session, server) == "ACCEPTED")
                try await deliver(smsc) { smsc.answerHeld() }
                #expect(try await status(of: session, server) == "DELIVERED")
                let learned = try await attempt(server)
                #expect(learned.gatewayMessageIDs == ["1000"])
                #expect(learned.outcome == .unknown)
            }
        }
    }

    /// Returns once the server has processed what `say` makes the SMSC send.
    private func deliver(_ smsc: VirtualSMSC, _ say: () -> Void) async throws {
        say()
        let count = smsc.record.acknowledgedCount
        smsc.deliver(SMPPMessage(to: .unnamed))
        smsc.deliver(SMPPMessage(to: .unnamed))
        await smsc.waitUntil { $0.acknowledgedCount >= count + 2 }
    }
}
