import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Testing

struct MessageBirdGatewayTests {
    /// Simulates MessageBird according to its API reference.
    @Sendable private static func react(
        to request: LoopbackReceiver.Request
    ) -> GatewayBench.Reaction {
        guard request.header("authorization") == "AccessKey live_messagebird_key" else {
            return error(2, "Request not allowed (incorrect access_key)", "access_key", 401)
        }
        guard request.method == "POST", request.uri == "/messages",
            request.header("content-type") == "application/json",
            let json = request.json
        else { return error(21, "Bad request", nil, 400) }
        guard let recipient = json["recipients"]?.elements.first?.string,
            recipient.wholeMatch(of: /[1-9][0-9]{6,14}/) != nil
        else { return error(9, "no (correct) recipients found", "recipients", 422) }
        guard let originator = json["originator"]?.string, !originator.hasPrefix("+") else {
            return error(9, "originator is required", "originator", 422)
        }
        guard ["plain", "unicode", "auto"].contains(json["datacoding"]?.string),
            json["validity"]?.integer != nil, json["body"]?.string?.isEmpty == false
        else { return error(9, "invalid", "body", 422) }
        return .answer(
            """
            {"id":"e8077d803532c0b5937c639b60216938","direction":"mt","type":"sms",\
            "originator":"\(originator)","gateway":10,"recipients":{"totalCount":1,\
            "totalSentCount":1,"totalDeliveredCount":0,"totalDeliveryFailedCount":0,\
            "items":[{"recipient":\(recipient),"status":"sent","messagePartCount":1,\
            "statusDatetime":"2026-09-21T13:00:00+00:00"}]}}
            """,
            status: 201
        )
    }

    private static func error(
        _ code: Int,
        _ text: String,
        _ parameter: String?,
        _ status: Int
    ) -> GatewayBench.Reaction {
        let about = parameter.map { "\"\($0)\"" } ?? "null"
        return .answer(
            #"{"errors":[{"code":\#(code),"description":"\#(text)","parameter":\#(about)}]}"#,
            status: status
        )
    }

    @Test func `a request and its response have the form that MessageBird documents`() async throws
    {
        try await GatewayBench.with(.messageBird, answering: Self.react) { bench in
            let (outcome, request) = try await bench.send()
            let receipt = SendReceipt(
                gatewayMessageIDs: ["e8077d803532c0b5937c639b60216938"],
                segments: 1
            )
            #expect(outcome == .accepted(receipt))
            let json = request?.json
            let expected: [String: JSONValue] = [
                "originator": .string("Acme"), "recipients": .array([.string("16505550101")]),
                "body": .string("123456 is your code."), "datacoding": .string("plain"),
                "validity": .integer(300),
                "reference": .string(SMSAttempt.sampleReference.attemptID.text),
                "reportUrl": .string(SMSAttempt.sampleStatusURL),
            ]
            #expect(json == .object(expected))
        }
    }

    @Test func `letters outside GSM 7-bit and a number as sender are accepted`() async throws {
        try await GatewayBench.with(.messageBird, answering: Self.react) { bench in
            let sender = SenderIdentity(senderID: "+16505550199")
            let (outcome, request) = try await bench.send(
                .ofApp(text: "код", alphabet: .ucs2, sender: sender)
            )
            #expect(outcome.summary == "accepted")
            let json = request?.json
            #expect(json?["datacoding"] == .string("unicode"))
            #expect(json?["originator"] == .string("16505550199"))
        }
    }

    @Test(
        arguments: [
            (2, "access_key", 401, "permanent authentication"),
            (2, nil, 429, "retryable throttled"),
            (9, "recipients", 422, "permanent invalidNumber"),
            (10, "originator", 422, "permanent senderRejected"),
            (9, "body", 422, "permanent contentRejected"),
            (10, "gateway", 422, "permanent misconfigured"),
            (25, nil, 422, "permanent balance"), (99, nil, 500, "retryable unavailable"),
            (123, nil, 400, "permanent other"),
        ] as [(Int, String?, Int, String)]
    )
    func `errors map to outcomes by code and parameter`(
        code: Int,
        parameter: String?,
        status: Int,
        expected: String
    ) async throws {
        let reaction = Self.error(code, "no", parameter, status)
        try await GatewayBench.with(.messageBird, reacting: reaction) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
            #expect(outcome.problem?.code == String(code))
        }
    }

    @Test func `a response with a failed status is a permanent failure`() async throws {
        let body =
            #"{"id":"a","recipients":{"items":[{"status":"delivery_failed","statusErrorCode":7}]}}"#
        try await GatewayBench.with(.messageBird, reacting: .answer(body)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "permanent other")
        }
    }
}
