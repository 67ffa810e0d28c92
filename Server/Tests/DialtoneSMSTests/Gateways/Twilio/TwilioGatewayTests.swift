import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import PhoneNumbers
import Testing

struct TwilioGatewayTests {
    @Test func `a request and its response have the form that Twilio documents`() async throws {
        try await GatewayBench.with(.twilio, answering: TwilioDouble.react) { bench in
            let (outcome, request) = try await bench.send()
            #expect(
                outcome
                    == .accepted(SendReceipt(gatewayMessageIDs: [TwilioDouble.sid], segments: 1))
            )
            #expect(
                request?.form == [
                    "To": "+16505550101", "From": "+15005550006",
                    "Body": "123456 is your code.", "ValidityPeriod": "300",
                    "ProvideFeedback": "true", "StatusCallback": SMSAttempt.sampleAttemptURL,
                ]
            )
        }
    }

    @Test func `a text in any script arrives unchanged`() async throws {
        try await GatewayBench.with(.twilio, answering: TwilioDouble.react) { bench in
            let text = "123456 は確認コード & 100 % + \"=\" 😀"
            let (outcome, request) = try await bench.send(.ofApp(text: text, alphabet: .ucs2))
            #expect(outcome.summary == "accepted")
            #expect(request?.form["Body"] == text)
        }
    }

    @Test func `the country's sender precedes the service, and the service precedes the number`()
        async throws
    {
        let service = "MG" + String(repeating: "2c", count: 16)
        let plan = GatewayPlan.twilio.setting(["messagingServiceSID": service])
        try await GatewayBench.with(plan, answering: TwilioDouble.react) { bench in
            let (_, plain) = try await bench.send()
            #expect(plain?.form["MessagingServiceSid"] == service)
            #expect(plain?.form["From"] == nil)
            let sender = SenderIdentity(senderID: "Acme")
            let (_, branded) = try await bench.send(.ofApp(sender: sender))
            #expect(branded?.form["From"] == "Acme")
            #expect(branded?.form["MessagingServiceSid"] == nil)
        }
    }

    @Test func `an API key replaces the auth token in the authorization`() async throws {
        let key = "SK" + String(repeating: "3d", count: 16)
        let plan = GatewayPlan.twilio.setting(["apiKeySID": key])
            .hiding(["apiKeySecret": "key-secret"])
        try await GatewayBench.with(plan, reacting: .status(401)) { bench in
            let (_, request) = try await bench.send()
            let expected = BasicAuthorization(key, GatewaySecret(text: "key-secret")).header
            #expect(request?.header("authorization") == expected)
        }
    }

    @Test(arguments: [
        (21_211, 400, "permanent invalidNumber"), (21_408, 400, "permanent blockedRegion"),
        (21_610, 400, "permanent optedOut"), (21_614, 400, "permanent invalidNumber"),
        (21_606, 400, "permanent senderRejected"), (21_617, 400, "permanent tooLong"),
        (20_429, 429, "retryable throttled"), (20_003, 401, "permanent authentication"),
        (20_500, 500, "retryable unavailable"), (30_007, 400, "permanent contentRejected"),
        (30_450, 400, "fraudBlocked fraud"), (60_410, 403, "fraudBlocked fraud"),
        (21_608, 400, "permanent misconfigured"), (99_999, 400, "permanent other"),
        (99_999, 500, "retryable unavailable"),
    ])
    func `errors map to outcomes by their code`(
        code: Int,
        status: Int,
        expected: String
    ) async throws {
        let reaction = TwilioDouble.error(code, "no", status: status)
        try await GatewayBench.with(.twilio, reacting: reaction) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
            #expect(outcome.problem?.code == String(code))
        }
    }

    @Test func `a response with a failed status is a permanent failure`() async throws {
        let body = #"{"sid":"SM1","status":"failed","error_code":30007}"#
        try await GatewayBench.with(.twilio, reacting: .answer(body, status: 201)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "permanent contentRejected")
        }
    }

    @Test(arguments: [(true, "confirmed"), (false, "unconfirmed")])
    func `Twilio is sent a report of whether a code was entered`(
        wasEntered: Bool,
        expected: String
    ) async throws {
        try await GatewayBench.with(.twilio, answering: TwilioDouble.react) { bench in
            try await bench.gateway.report(.sample(TwilioDouble.sid, wasEntered: wasEntered))
            #expect(bench.requests.last?.form == ["Outcome": expected])
        }
    }

    @Test func `a report that Twilio refuses is an error and is retried`() async throws {
        try await GatewayBench.with(.twilio, reacting: .status(500)) { bench in
            let gateway = bench.gateway
            _ = await #expect(throws: ReportRefused(status: 500)) {
                try await gateway.report(.sample(TwilioDouble.sid))
            }
        }
    }

    @Test func `without a sender there is no gateway`() {
        let plan = GatewayPlan.twilio.setting(["from": ""])
        #expect(throws: InvalidGateway("from", "or messagingServiceSID must be set")) {
            try plan.gateway(at: "https://api.twilio.com")
        }
    }
}
