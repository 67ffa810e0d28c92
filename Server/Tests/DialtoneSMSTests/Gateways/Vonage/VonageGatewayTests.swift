import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Testing

struct VonageGatewayTests {
    @Test func `a request and its response have the form that Vonage documents`() async throws {
        try await GatewayBench.with(.vonage, answering: VonageDouble.reacting()) { bench in
            let sender = SenderIdentity(senderID: "ACMEIN", entityID: "110", templateID: "120")
            let (outcome, request) = try await bench.send(.ofApp(sender: sender))
            let price = Money(micros: 33_300, currency: "EUR")
            let receipt = SendReceipt(
                gatewayMessageIDs: ["0C000000217B7F02"],
                segments: 1,
                price: price
            )
            #expect(outcome == .accepted(receipt))
            #expect(
                request?.form == [
                    "api_key": "abcd1234", "api_secret": "vonage-api-secret",
                    "from": "ACMEIN", "to": "16505550101", "text": "123456 is your code.",
                    "ttl": "300000", "client-ref": SMSAttempt.sampleReference.attemptID.text,
                    "status-report-req": "1", "callback": SMSAttempt.sampleStatusURL,
                    "entity-id": "110", "content-id": "120",
                ]
            )
        }
    }

    @Test func `the client reference holds the number of parts`() async throws {
        try await GatewayBench.with(.vonage, answering: VonageDouble.reacting()) { bench in
            let (_, request) = try await bench.send(
                .ofApp(text: String(repeating: "1", count: 400), segments: 3)
            )
            let reference = request?.form["client-ref"].flatMap(AttemptReference.init)
            #expect(reference?.attemptID == SMSAttempt.sampleReference.attemptID)
            #expect(reference?.partCount == 3)
        }
    }

    @Test func `a text outside GSM 7-bit is sent as unicode`() async throws {
        try await GatewayBench.with(.vonage, answering: VonageDouble.reacting()) { bench in
            let (outcome, request) = try await bench.send(
                .ofApp(text: "123456 は確認コード", alphabet: .ucs2)
            )
            #expect(outcome.summary == "accepted")
            #expect(request?.form["type"] == "unicode")
        }
    }

    @Test(arguments: ["md5hash", "md5", "sha1", "sha256", "sha512"])
    func `a signed request does not contain the API secret`(method: String) async throws {
        let plan = GatewayPlan.vonage.setting([
            "signatureMethod": method, "signRequests": "true",
        ])
        let checked = try #require(VonageSignature.Method(method))
        let react = VonageDouble.reacting(checking: checked)
        try await GatewayBench.with(plan, answering: react) { bench in
            let text = "123456 & more = less"
            let (outcome, request) = try await bench.send(.ofApp(text: text))
            #expect(outcome.summary == "accepted")
            #expect(request?.form["api_secret"] == nil)
            #expect(request?.form["text"] == text)
        }
    }

    @Test(arguments: [
        ("1", "retryable throttled"), ("3", "permanent misconfigured"),
        ("4", "permanent authentication"), ("5", "retryable unavailable"),
        ("6", "permanent invalidNumber"), ("7", "permanent optedOut"),
        ("9", "permanent balance"), ("12", "permanent tooLong"),
        ("15", "permanent senderRejected"), ("29", "permanent misconfigured"),
        ("33", "permanent invalidNumber"), ("777", "permanent other"),
    ])
    func `refusals with status 200 map to outcomes by their code`(
        status: String,
        expected: String
    ) async throws {
        let refusal = VonageDouble.refusal(status, "no")
        try await GatewayBench.with(.vonage, reacting: refusal) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
            #expect(outcome.problem?.code == status)
        }
    }

    @Test func `a message in two parts has two IDs and one price`() async throws {
        let part = #""status":"0","message-price":"0.05""#
        let body = #"{"messages":[{"message-id":"A",\#(part)},{"message-id":"B",\#(part)}]}"#
        try await GatewayBench.with(.vonage, reacting: .answer(body)) { bench in
            let outcome = try await bench.send().outcome
            let receipt = try #require(outcome.receipt)
            #expect(receipt.gatewayMessageIDs == ["A", "B"])
            #expect(receipt.segments == 2)
            #expect(receipt.price == Money(micros: 100_000, currency: "EUR"))
        }
    }

    @Test func `a partly accepted message has an unknown outcome`() async throws {
        let body = #"{"messages":[{"message-id":"A","status":"0"},{"status":"1"}]}"#
        try await GatewayBench.with(.vonage, reacting: .answer(body)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "unknown other")
        }
    }

    @Test func `Vonage is sent a report of whether a code was entered`() async throws {
        try await GatewayBench.with(.vonage, answering: VonageDouble.reacting()) { bench in
            try await bench.gateway.report(.sample("0C000000217B7F02", wasEntered: false))
            let report = bench.requests.last?.form ?? [:]
            #expect(report["message-id"] == "0C000000217B7F02")
            #expect(report["delivered"] == "false")
        }
    }
}
