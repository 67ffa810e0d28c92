import DialtoneBasics
@testable import DialtoneModel
import DialtoneTestSupport
import Testing

struct WebhookGatewayTests {
    private static let secretText = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    @Test func `a message arrives as a signed request that holds all of it`() async throws {
        try await GatewayBench.with(.webhook, reacting: .status(202)) { bench in
            let sender = SenderIdentity(senderID: "Acme", entityID: "110", templateID: "120")
            let (outcome, received) = try await bench.send(.ofApp(sender: sender))
            let request = try #require(received)
            let attempt = SMSAttempt.sampleReference.text
            let id = "msg_\(attempt)"
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: [id])))
            #expect(request.method == "POST")
            #expect(request.header("content-type") == "application/json")
            #expect(request.header("webhook-id") == id)
            let timestamp = StoppedClock.start.seconds
            #expect(request.header("webhook-timestamp") == String(timestamp))
            let secret = try #require(WebhookSecret(Self.secretText))
            let expected = secret.signature(id: id, timestamp: timestamp, body: request.body)
            #expect(request.header("webhook-signature") == expected)
            #expect(
                request.text == """
                    {"data":{"appId":"1:1:ios:1","attemptId":"\(attempt)",\
                    "code":"123456","entityId":"110","expiresAt":"2026-09-21T14:18:20Z",\
                    "language":"en","phoneNumber":"+16505550101","projectId":"demo",\
                    "segments":1,"senderId":"Acme",\
                    "statusUrl":"\(SMSAttempt.sampleStatusURL)","templateId":"120",\
                    "text":"123456 is your code."},\
                    "timestamp":"2026-09-21T14:13:20Z","type":"sms.send"}
                    """
            )
        }
    }

    @Test(
        arguments: [
            (200, #"{"code":"ok","gateway_message_id":"p1","segments":2}"#, "p1", 2, nil),
            (200, #"{"gateway_message_id":77}"#, "77", nil, nil),
            (
                201, #"{"gateway_message_id":"p1","price":{"amount":"0.05","currency":"usd"}}"#,
                "p1", nil, Money(micros: 50_000, currency: "USD")
            ),
        ] as [(Int, String, String, Int?, Money?)]
    )
    func `a response may carry an ID, a segment count and a price`(
        status: Int,
        body: String,
        id: String,
        segments: Int?,
        price: Money?
    ) async throws {
        try await GatewayBench.with(.webhook, reacting: .answer(body, status: status)) { bench in
            let outcome = try await bench.send().outcome
            let receipt = try #require(outcome.receipt)
            #expect(receipt.gatewayMessageIDs == [id])
            #expect(receipt.segments == segments)
            #expect(receipt.price == price)
        }
    }

    @Test(arguments: [200, 201, 204], ["", "fine", "{}", "[1]"])
    func `any success status means acceptance`(status: Int, body: String) async throws {
        try await GatewayBench.with(.webhook, reacting: .answer(body, status: status)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "accepted")
        }
    }

    @Test(arguments: [
        (200, "invalid_phone", "permanent invalidNumber"),
        (422, "opted_out", "permanent optedOut"),
        (200, "rate_limited", "retryable throttled"),
        (400, "auth_failed", "permanent authentication"),
        (400, "delivery_rejected", "permanent contentRejected"),
        (200, "fraud_blocked", "fraudBlocked fraud"),
        (500, "unavailable", "retryable unavailable"), (200, "purple", "permanent other"),
    ])
    func `the code in a refusal decides the outcome`(
        status: Int,
        code: String,
        expected: String
    ) async throws {
        let reaction = GatewayBench.Reaction.answer(#"{"code":"\#(code)"}"#, status: status)
        try await GatewayBench.with(.webhook, reacting: reaction) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
            #expect(outcome.problem?.code == code)
        }
    }

    @Test(arguments: [(400, "permanent other"), (410, "permanent misconfigured")])
    func `a client error without a code is a permanent failure`(
        status: Int,
        expected: String
    ) async throws {
        try await GatewayBench.with(.webhook, reacting: .status(status)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
        }
    }

    @Test(arguments: [500, 502, 503, 504])
    func `a server error is retryable and is not repeated at once`(status: Int) async throws {
        try await GatewayBench.with(.webhook, reacting: .status(status)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "retryable unavailable")
            #expect(bench.requests.count == 1)
        }
    }
}
