import DialtoneBasics
@testable import DialtoneModel
import DialtoneTestSupport
import Testing

struct KannelGatewayTests {
    @Test(arguments: [
        (202, "0: Accepted for delivery", "accepted"),
        (202, "3: Queued for later delivery", "accepted"),
        (403, "Authorization failed for sendsms", "permanent authentication"),
        (400, "Missing receiver number, rejected", "permanent invalidNumber"),
        (400, "Sender missing and no global set, rejected", "permanent senderRejected"),
        (
            403, "Number(s) has/have been denied by white- and/or black-lists.",
            "permanent blockedRegion"
        ), (503, "Temporal failure, try again later.", "retryable unavailable"),
        (400, "Invalid content-type", "permanent other"),
    ])
    func `responses map to outcomes by their text`(
        status: Int,
        text: String,
        expected: String
    ) async throws {
        try await GatewayBench.with(.kannel, reacting: .answer(text, status: status)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
        }
    }

    @Test func `a message is one request with every parameter that Kannel needs`() async throws {
        let plan = GatewayPlan.kannel.setting(["smsc": "carrier"])
        let reaction = GatewayBench.Reaction.answer("0: Accepted for delivery", status: 202)
        try await GatewayBench.with(plan, reacting: reaction) { bench in
            let (outcome, request) = try await bench.send(
                .ofApp(text: "код 123456", alphabet: .ucs2)
            )
            let attempt = SMSAttempt.sampleReference.text
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: [attempt])))
            #expect(request?.method == "GET")
            let query = request?.query
            #expect(
                query == [
                    "username": "tester", "password": "kannel-password", "from": "Acme",
                    "to": "+16505550101", "text": "код 123456", "charset": "UTF-8",
                    "coding": "2", "validity": "5", "smsc": "carrier", "dlr-mask": "31",
                    "dlr-url": SMSAttempt.sampleStatusURL
                        + "?attempt=\(attempt)&state=%d&answer=%A&time=%T",
                ]
            )
        }
    }

    @Test(arguments: [
        "9223372036854775807", "-9223372036854775808", "9223372036854776", "253402300800", "-1",
    ])
    func `an impossible time is replaced by the time of arrival`(
        time: String
    ) async throws {
        let events = try await events([("state", "1"), ("time", time)]).get()
        #expect(events.map(\.at) == [StoppedClock.start])
    }

    private func events(
        _ fields: [(name: String, value: String)]
    ) async throws -> Result<[DeliveryEvent], CallbackProblem> {
        let gateway = try GatewayPlan.kannel.gateway(
            at: "http://127.0.0.1:13013/cgi-bin/sendsms"
        )
        let attempt = [(name: "attempt", value: AttemptID(bytes: Array(16..<32)).text)]
        let query = FormText.encode(attempt + fields)
        let url = SMSAttempt.sampleStatusURL + "?" + query
        return await GatewayCallback.outcome(of: gateway, .sample("GET", url: url))
    }

    @Test(
        arguments: [
            ("1", "", DeliveryState.delivered, nil, nil),
            ("8", "ACK/", .accepted, nil, nil), ("4", "", .accepted, nil, nil),
            ("2", "id:1 stat:UNDELIV err:001 text:", .failed, "001", .unreachable),
            ("2", "", .failed, nil, .other),
            (
                "16", "NACK/0x0000000b/Invalid Destination Address", .failed, "0x0000000b",
                .invalidNumber
            ),
            ("16", "NACK/0x00000058/Throttling error", .failed, "0x00000058", .throttled),
        ] as [(String, String, DeliveryState, String?, SendProblem.Reason?)]
    )
    func `receipt states map to delivery states`(
        state: String,
        answer: String,
        expected: DeliveryState,
        code: String?,
        reason: SendProblem.Reason?
    ) async throws {
        let fields = [("state", state), ("answer", answer), ("time", "1789990000")]
        let events = try await events(fields.map { ($0.0, $0.1) }).get()
        let event = try #require(events.first)
        #expect(event.attempt == SMSAttempt.sampleReference)
        #expect(event.state == expected)
        #expect(event.code == code)
        #expect(event.reason == reason)
        #expect(event.at == Timestamp(seconds: 1_789_990_000))
    }

    @Test func `a receipt for an unknown attempt is malformed`() async throws {
        #expect(try await events([]) == .failure(.malformed("state is missing")))
        #expect(try await events([("state", "999")]) == .success([]))
    }
}
