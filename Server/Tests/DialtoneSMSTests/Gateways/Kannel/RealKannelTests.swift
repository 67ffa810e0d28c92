import DialtoneBasics
@testable import DialtoneModel
import DialtoneSMS
import DialtoneOutbound
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests with a real Kannel and its own simulated carrier.
@Suite(.enabled(if: Kannel.isInstalled, "Kannel is not installed"))
struct RealKannelTests {
    private struct Setup {
        let kannel: Kannel
        let gateway: any SMSGateway
        let reports: LoopbackReceiver
        let arrivals: AsyncStream<LoopbackReceiver.Request>

        var carrier: WatchedProcess {
            get throws { try #require(kannel.fakeCarrier) }
        }

        /// Returns the events in the next receipts that Kannel sends.
        func events(_ count: Int) async throws -> [DeliveryEvent] {
            var events: [DeliveryEvent] = []
            for await request in arrivals {
                let query = request.uri.split(separator: "?", maxSplits: 1).last ?? ""
                let callback = GatewayCallback(
                    method: request.method,
                    url: "http://127.0.0.1:\(reports.port)\(request.uri)",
                    query: FormText.fields(of: query),
                    receivedAt: Timestamp(seconds: 4_000_000_000)
                )
                events += try await gateway.events(of: callback)
                if events.count >= count { break }
            }
            return events
        }
    }

    private func withKannel(
        password: String = Kannel.password,
        _ body: (Setup) async throws -> Void
    ) async throws {
        let (arrivals, arrival) = AsyncStream.makeStream(of: LoopbackReceiver.Request.self)
        let take: @Sendable (LoopbackReceiver.Request) -> LoopbackReceiver.Reaction = { request in
            arrival.yield(request)
            return .status(200)
        }
        let client = OutboundClient.patient(.development)
        let result: Result<Void, any Error>
        do {
            try await LoopbackReceiver.with(answering: take) { reports in
                try await Kannel.with(.fake) { kannel in
                    var plan = GatewayPlan.kannel.setting(["username": Kannel.username])
                        .hiding(["password": password])
                    plan.addresses = ["baseURL"]
                    let gateway = try GatewayCatalog.gateway(
                        of: plan.configuration(at: kannel.sendURL),
                        .bench(client, StoppedClock())
                    )
                    let setup = Setup(
                        kannel: kannel,
                        gateway: gateway,
                        reports: reports,
                        arrivals: arrivals
                    )
                    try await body(setup)
                }
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        arrival.finish()
        await client.shutDown()
        try result.get()
    }

    @Test(.timeLimit(.minutes(60)))
    func `a message goes through Kannel to the carrier, and its receipts come back`()
        async throws
    {
        try await withKannel { setup in
            let statusURL = "http://127.0.0.1:\(setup.reports.port)/callbacks/sms/kannel/token"
            let outcome = await setup.gateway.send(
                try .ofApp(text: "123456 is your [Acme] code: 5 €"),
                as: .sample(statusURL: statusURL)
            )
            let attempt = SMSAttempt.sampleReference.text
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: [attempt])))
            let line = try await setup.carrier.line(containing: "Got message 1")
            #expect(line.contains("<Acme +16505550101 text 123456 is your [Acme] code: 5 €>"))
            let events = try await setup.events(2)
            #expect(Set(events.map(\.gatewayMessageID)) == [attempt])
            #expect(Set(events.map(\.state)) == [.accepted, .delivered])
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `letters outside GSM 7-bit arrive as UCS-2, and a long text in parts`() async throws {
        try await withKannel { setup in
            let chinese = try TextMessage.ofApp(text: "你好", alphabet: .ucs2)
            let unreported = SMSAttempt.sample(statusURL: nil)
            #expect(await setup.gateway.send(chinese, as: unreported).summary == "accepted")
            let line = try await setup.carrier.line(containing: "Got message 1")
            #expect(line.contains(" ucs-2 O%60Y%7D>"))
            let long = String(repeating: "123456 is your code. ", count: 10)
            let parts = try TextMessage.ofApp(text: long)
            #expect(await setup.gateway.send(parts, as: unreported).summary == "accepted")
            try await setup.carrier.line(containing: "Got message 3")
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `a wrong password is an authentication failure, and nothing is sent`() async throws {
        try await withKannel(password: "guess") { setup in
            let outcome = await setup.gateway.send(
                try .ofApp(),
                as: .sample(statusURL: nil)
            )
            #expect(outcome.summary == "permanent authentication")
            let lines = try setup.carrier.lines
            #expect(!lines.contains { $0.contains("Got message") })
        }
    }
}
