import DialtoneModel
import DialtoneTestSupport
import Testing

struct SNSGatewayTests {
    /// Simulates SNS's Query interface.
    @Sendable private static func react(
        to request: LoopbackReceiver.Request
    ) -> GatewayBench.Reaction {
        guard (try? AWSDouble.isSigned(request, for: "sns")) == true else {
            return error("SignatureDoesNotMatch", "The signature does not match", 403)
        }
        let form = request.form
        guard form["Action"] == "Publish", form["Version"] == "2010-03-31" else {
            return error("InvalidAction", "no such action", 400)
        }
        guard form["PhoneNumber"]?.wholeMatch(of: /\+[1-9][0-9]{6,14}/) != nil else {
            return error("InvalidParameter", "Invalid parameter: PhoneNumber", 400)
        }
        return .answer(
            """
            <PublishResponse xmlns="https://sns.amazonaws.com/doc/2010-03-31/">
              <PublishResult>
                <MessageId>567910cd-659e-55d4-8ccb-5aaf14679dc0</MessageId>
              </PublishResult>
              <ResponseMetadata><RequestId>d74b8436</RequestId></ResponseMetadata>
            </PublishResponse>
            """
        )
    }

    private static func error(
        _ code: String,
        _ text: String,
        _ status: Int
    ) -> GatewayBench.Reaction {
        .answer(
            """
            <ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error>\
            <Type>Sender</Type><Code>\(code)</Code><Message>\(text)</Message></Error>\
            <RequestId>x</RequestId></ErrorResponse>
            """,
            status: status
        )
    }

    @Test func `a request is signed and has the form that SNS documents`() async throws {
        let plan = GatewayPlan.sns.setting(["maxPrice": "0.50"])
        try await GatewayBench.with(plan, answering: Self.react) { bench in
            let sender = SenderIdentity(entityID: "110", templateID: "120")
            let (outcome, request) = try await bench.send(
                .ofApp(text: "123456 & more", sender: sender)
            )
            let id = "567910cd-659e-55d4-8ccb-5aaf14679dc0"
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: [id])))
            let form = request?.form ?? [:]
            #expect(form["PhoneNumber"] == "+16505550101")
            #expect(form["Message"] == "123456 & more")
            let names = (1...5).map { form["MessageAttributes.entry.\($0).Name"] ?? "" }
            #expect(
                names == [
                    "AWS.SNS.SMS.SMSType", "AWS.SNS.SMS.SenderID", "AWS.SNS.SMS.MaxPrice",
                    "AWS.MM.SMS.EntityId", "AWS.MM.SMS.TemplateId",
                ]
            )
            #expect(form["MessageAttributes.entry.1.Value.StringValue"] == "Transactional")
            #expect(form["MessageAttributes.entry.3.Value.DataType"] == "Number")
        }
    }

    @Test func `a number as sender is sent as the origination number`() async throws {
        try await GatewayBench.with(.sns, answering: Self.react) { bench in
            let sender = SenderIdentity(senderID: "+16505550199")
            let (_, request) = try await bench.send(.ofApp(sender: sender))
            let form = request?.form ?? [:]
            #expect(form["MessageAttributes.entry.2.Name"] == "AWS.MM.SMS.OriginationNumber")
            #expect(form["MessageAttributes.entry.2.Value.StringValue"] == "+16505550199")
        }
    }

    @Test(arguments: [
        ("Throttled", "Rate exceeded", 429, "retryable throttled"),
        ("InvalidParameter", "Invalid parameter: PhoneNumber", 400, "permanent invalidNumber"),
        ("InvalidParameter", "Invalid parameter: SenderID", 400, "permanent senderRejected"),
        ("InvalidParameter", "Invalid parameter: Message too long", 400, "permanent tooLong"),
        ("OptedOut", "opted out", 400, "permanent optedOut"),
        ("AuthorizationError", "not authorized", 403, "permanent authentication"),
        ("InvalidClientTokenId", "invalid token", 403, "permanent authentication"),
        ("InternalError", "internal", 500, "retryable unavailable"),
        ("NotFound", "no", 404, "permanent misconfigured"),
        ("SomethingNew", "no", 400, "permanent other"),
    ])
    func `errors map to outcomes by their code`(
        code: String,
        text: String,
        status: Int,
        expected: String
    ) async throws {
        let reaction = Self.error(code, text, status)
        try await GatewayBench.with(.sns, reacting: reaction) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
        }
    }

    @Test func `SNS sends no receipts`() async throws {
        try await GatewayBench.with(.sns, answering: Self.react) { bench in
            let outcome = await GatewayCallback.outcome(of: bench.gateway, .sample())
            #expect(outcome == .failure(.unsupported))
        }
    }
}
