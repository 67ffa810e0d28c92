import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Testing

struct WebhookCallbackTests {
    private static let secretText = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    private static let delivered = """
        {"type":"sms.status","data":{"gateway_message_id":"p1","state":"delivered",\
        "network":"23410","price":{"amount":0.05,"currency":"EUR"},\
        "at":"2026-09-21T13:00:00.250Z"}}
        """

    private func callback(
        _ body: String = delivered,
        id: String = "evt_1",
        secret: String = secretText,
        at moment: Timestamp = StoppedClock.start,
        separator: String = " "
    ) throws -> GatewayCallback {
        let secret = try #require(WebhookSecret(secret))
        let good = secret.signature(id: id, timestamp: moment.seconds, body: Array(body.utf8))
        let headers = [
            "webhook-id": id, "webhook-timestamp": String(moment.seconds),
            "webhook-signature": "v1,AAAA" + separator + good,
        ]
        return .sample(headers: headers, body: body)
    }

    private func gateway() throws -> any SMSGateway {
        try GatewayPlan.webhook.gateway(at: "https://sms.example.com/hook")
    }

    private func events(
        _ callback: GatewayCallback
    ) async throws -> Result<[DeliveryEvent], CallbackProblem> {
        await GatewayCallback.outcome(of: try gateway(), callback)
    }

    @Test(arguments: [" ", ", "])
    func `a signed receipt is accepted whatever separates its signatures`(
        separator: String
    ) async throws {
        let expected = DeliveryEvent(
            gatewayName: "test-webhook",
            gatewayMessageID: "p1",
            state: .delivered,
            network: "23410",
            price: Money(micros: 50_000, currency: "EUR"),
            at: try #require(Timestamp(iso8601WithFraction: "2026-09-21T13:00:00.250Z"))
        )
        #expect(try await events(callback(separator: separator)) == .success([expected]))
    }

    @Test func `one request may carry receipts of several messages`() async throws {
        let body = """
            {"type":"sms.status","data":[{"gateway_message_id":"p1","state":"accepted"},\
            {"gateway_message_id":"p2","state":"failed","reason":"optedOut","code":"17"}]}
            """
        let events = try await events(callback(body)).get()
        #expect(events.map(\.state) == [.accepted, .failed])
        #expect(events.map(\.reason) == [nil, .optedOut])
        #expect(events.map(\.code) == [nil, "17"])
    }

    @Test func `a receipt may name the attempt or the message ID derived from it`()
        async throws
    {
        let attempt = SMSAttempt.sampleReference
        for (fields, id) in [
            (#""attempt_id":"\#(attempt.text)""#, "msg_\(attempt.text)"),
            (#""gateway_message_id":"msg_\#(attempt.text)""#, "msg_\(attempt.text)"),
            (#""gateway_message_id":"p1","attempt_id":"\#(attempt.text)""#, "p1"),
        ] {
            let body = #"{"type":"sms.status","data":{\#(fields),"state":"delivered"}}"#
            let events = try await events(callback(body)).get()
            #expect(events.map(\.attempt) == [attempt])
            #expect(events.map(\.gatewayMessageID) == [id])
        }
    }

    @Test func `forged, changed and old receipts are refused`() async throws {
        let forged = try callback(secret: "whsec_" + String(repeating: "A", count: 32))
        #expect(try await events(forged) == .failure(.badSignature))
        let good = try callback()
        let changed = GatewayCallback.sample(
            headers: good.headers,
            body: Self.delivered.replacing("delivered", with: "failed")
        )
        #expect(try await events(changed) == .failure(.badSignature))
        var renamed = good.headers
        renamed["webhook-id"] = "evt_2"
        let other = GatewayCallback.sample(headers: renamed, body: Self.delivered)
        #expect(try await events(other) == .failure(.badSignature))
        let old = try callback(at: StoppedClock.start - .minutes(6))
        #expect(try await events(old) == .failure(.stale))
        #expect(try await events(.sample(body: Self.delivered)) == .failure(.badSignature))
    }

    @Test func `a repeated receipt reports no events`() async throws {
        let gateway = try gateway()
        let callback = try callback()
        let first = await GatewayCallback.outcome(of: gateway, callback)
        #expect(try first.get().count == 1)
        let second = await GatewayCallback.outcome(of: gateway, callback)
        #expect(second == .success([]))
    }

    @Test(arguments: [
        ("[]", "the body is not a JSON object with data"),
        (#"{"type":"sms.status","data":{"state":"failed"}}"#, "gateway_message_id is missing"),
        (
            #"{"type":"sms.status","data":{"gateway_message_id":"p","state":"gone"}}"#,
            "state must be accepted, delivered or failed"
        ),
    ])
    func `a malformed receipt is refused with its problem`(
        body: String,
        problem: String
    ) async throws {
        #expect(try await events(callback(body)) == .failure(.malformed(problem)))
    }

    @Test func `events of other types are ignored`() async throws {
        #expect(try await events(callback(#"{"type":"ping","data":{}}"#)) == .success([]))
    }
}
