import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Foundation
import Testing

struct PlivoGatewayTests {
    /// Simulates Plivo according to its API reference.
    @Sendable private static func react(
        to request: LoopbackReceiver.Request
    ) -> GatewayBench.Reaction {
        let basic = Data("MAXXXXXXXXXXXXXXXXXX:tokenABC123".utf8).base64EncodedString()
        guard request.header("authorization") == "Basic \(basic)" else {
            return .answer(#"{"api_id":"x","error":"authentication failed"}"#, status: 401)
        }
        guard request.method == "POST", request.uri == "/v1/Account/MAXXXXXXXXXXXXXXXXXX/Message/",
            request.header("content-type") == "application/json",
            let json = request.json
        else { return .status(404) }
        guard (json["src"] == nil) != (json["powerpack_uuid"] == nil) else {
            return refusal("src and powerpack_uuid cannot be used together")
        }
        guard json["dst"]?.string?.wholeMatch(of: /\+?[1-9][0-9]{6,14}/) != nil else {
            return refusal("dst parameter is invalid")
        }
        guard let expiry = json["message_expiry"]?.integer, (5...10_800).contains(expiry),
            json["text"]?.string?.isEmpty == false
        else { return refusal("text is missing") }
        return .answer(
            """
            {"message":"message(s) queued","message_uuid":\
            ["db3ce55a-7f1d-11e1-8ea7-1231380bc196"],"api_id":"db342550"}
            """,
            status: 202
        )
    }

    private static func refusal(_ text: String) -> GatewayBench.Reaction {
        .answer(#"{"api_id":"x","error":"\#(text)"}"#, status: 400)
    }

    @Test func `a request and its response have the form that Plivo documents`() async throws {
        try await GatewayBench.with(.plivo, answering: Self.react) { bench in
            let sender = SenderIdentity(senderID: "ACMEIN", entityID: "110", templateID: "120")
            let (outcome, request) = try await bench.send(.ofApp(sender: sender))
            let id = "db3ce55a-7f1d-11e1-8ea7-1231380bc196"
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: [id])))
            let expected: [String: JSONValue] = [
                "src": .string("ACMEIN"), "dst": .string("+16505550101"),
                "text": .string("123456 is your code."), "type": .string("sms"),
                "message_expiry": .integer(300), "url": .string(SMSAttempt.sampleAttemptURL),
                "method": .string("POST"), "dlt_entity_id": .string("110"),
                "dlt_template_id": .string("120"),
                "dlt_template_category": .string("service_implicit"),
            ]
            #expect(request?.json == .object(expected))
        }
    }

    @Test func `a Powerpack replaces the sender, and both together are refused`() async throws {
        let pack = "11111111-2222-3333-4444-555555555555"
        let plan = GatewayPlan.plivo.setting(["src": "", "powerpackUUID": pack])
        try await GatewayBench.with(plan, answering: Self.react) { bench in
            let (outcome, request) = try await bench.send()
            #expect(outcome.summary == "accepted")
            let json = request?.json
            #expect(json?["powerpack_uuid"] == .string(pack))
            #expect(json?["src"] == nil)
        }
        let both = GatewayPlan.plivo.setting(["powerpackUUID": pack])
        #expect(throws: InvalidGateway.self) {
            try both.gateway(at: "https://api.plivo.com")
        }
    }

    @Test(arguments: [
        ("dst parameter is invalid", "permanent invalidNumber"),
        ("src is not a valid sender", "permanent senderRejected"),
        ("insufficient credits", "permanent balance"),
        ("geo permission to send is disabled", "permanent blockedRegion"),
        ("text is too long", "permanent tooLong"), ("whatever", "permanent other"),
    ])
    func `refusals map to outcomes by their text`(text: String, expected: String) async throws {
        try await GatewayBench.with(.plivo, reacting: Self.refusal(text)) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
        }
    }
}
