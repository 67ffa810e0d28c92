import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Testing

struct EndUserMessagingTests {
    /// Simulates the two requests of the service `pinpoint-sms-voice-v2`.
    @Sendable private static func react(
        to request: LoopbackReceiver.Request
    ) -> GatewayBench.Reaction {
        guard (try? AWSDouble.isSigned(request, for: "sms-voice")) == true else {
            return error("InvalidSignatureException", status: 403)
        }
        guard request.method == "POST", request.uri == "/",
            request.header("content-type") == "application/x-amz-json-1.0",
            case .object(let members) = request.json
        else { return error("UnknownOperationException", status: 404) }
        let json = JSONValue.object(members)
        switch request.header("x-amz-target") {
        case "PinpointSMSVoiceV2.SendTextMessage":
            let known: Set = [
                "DestinationPhoneNumber", "OriginationIdentity", "MessageBody", "MessageType",
                "Keyword", "ConfigurationSetName", "MaxPrice", "TimeToLive", "Context",
                "DestinationCountryParameters", "DryRun", "ProtectConfigurationId",
                "MessageFeedbackEnabled",
            ]
            guard Set(members.keys).isSubset(of: known),
                json["DestinationPhoneNumber"]?.string?
                    .wholeMatch(of: /\+?[1-9][0-9]{1,18}/) != nil,
                let time = json["TimeToLive"]?.integer, (5...259_200).contains(time)
            else { return error("ValidationException", "INVALID_PARAMETER") }
            return .answer(#"{"MessageId":"862a8790-60c0-4430-9b2b-658b0e9f0000"}"#)
        case "PinpointSMSVoiceV2.PutMessageFeedback":
            guard ["RECEIVED", "FAILED"].contains(json["MessageFeedbackStatus"]?.string) else {
                return error("ValidationException", "INVALID_PARAMETER")
            }
            return .answer("{}")
        default: return error("UnknownOperationException", status: 404)
        }
    }

    private static func error(
        _ type: String,
        _ reason: String? = nil,
        field: String? = nil,
        status: Int = 400
    ) -> GatewayBench.Reaction {
        var members: [String: JSONValue] = [
            "__type": .string("com.amazonaws.pinpointsmsvoicev2#\(type)"),
            "Message": .string("no"),
        ]
        if let reason { members["Reason"] = .string(reason) }
        if let field {
            members["Fields"] = .array([.object(["Name": .string(field)])])
        }
        return .answer(JSONValue.object(members).text, status: status)
    }

    @Test func `a request is signed and has the form of AWS's service model`() async throws {
        let plan = GatewayPlan.endUserMessaging.setting([
            "maxPrice": "0.15", "protectConfiguration": "protect-1",
        ])
        try await GatewayBench.with(plan, answering: Self.react) { bench in
            let sender = SenderIdentity(senderID: "ACMEIN", entityID: "110", templateID: "120")
            let (outcome, request) = try await bench.send(
                .ofApp(text: "код 123456 é", sender: sender)
            )
            let id = "862a8790-60c0-4430-9b2b-658b0e9f0000"
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: [id])))
            let expected: [String: JSONValue] = [
                "DestinationPhoneNumber": .string("+16505550101"),
                "OriginationIdentity": .string("ACMEIN"),
                "MessageBody": .string("код 123456 é"), "MessageType": .string("TRANSACTIONAL"),
                "ConfigurationSetName": .string("sign-in"), "MaxPrice": .string("0.15"),
                "ProtectConfigurationId": .string("protect-1"), "TimeToLive": .integer(300),
                "Context": .object(["attempt": .string(SMSAttempt.sampleReference.text)]),
                "DestinationCountryParameters": .object([
                    "IN_ENTITY_ID": .string("110"), "IN_TEMPLATE_ID": .string("120"),
                ]),
                "MessageFeedbackEnabled": .boolean(true),
            ]
            #expect(request?.json == .object(expected))
        }
    }

    @Test func `a wrong secret key is an authentication failure`() async throws {
        let plan = GatewayPlan.endUserMessaging.hiding(["secretAccessKey": "guess"])
        try await GatewayBench.with(plan, answering: Self.react) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "permanent authentication")
        }
    }

    @Test(
        arguments: [
            ("ThrottlingException", nil, nil, "retryable throttled"),
            ("InternalServerException", nil, nil, "retryable unavailable"),
            ("AccessDeniedException", "ACCOUNT_DISABLED", nil, "permanent authentication"),
            ("ResourceNotFoundException", nil, nil, "permanent misconfigured"),
            (
                "ServiceQuotaExceededException", "MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT", nil,
                "permanent balance"
            ), ("ServiceQuotaExceededException", "OTHER", nil, "retryable throttled"),
            ("ValidationException", "DESTINATION_COUNTRY_BLOCKED", nil, "permanent blockedRegion"),
            (
                "ValidationException", "SENDER_ID_REQUIRES_REGISTRATION", nil,
                "permanent senderRejected"
            ), ("ValidationException", "PRICE_OVER_THRESHOLD", nil, "permanent balance"),
            (
                "ValidationException", "FIELD_VALIDATION_FAILED", "DestinationPhoneNumber",
                "permanent invalidNumber"
            ),
            (
                "ValidationException", "FIELD_VALIDATION_FAILED", "MessageBody",
                "permanent contentRejected"
            ),
            ("ConflictException", "DESTINATION_PHONE_NUMBER_OPTED_OUT", nil, "permanent optedOut"),
            (
                "ConflictException", "DESTINATION_COUNTRY_BLOCKED_BY_PROTECT_CONFIGURATION", nil,
                "permanent blockedRegion"
            ),
            (
                "ConflictException",
                "DESTINATION_PHONE_NUMBER_BLOCKED_BY_PROTECT_NUMBER_OVERRIDE", nil,
                "fraudBlocked fraud"
            ), ("SomethingNewException", nil, nil, "permanent other"),
        ] as [(String, String?, String?, String)]
    )
    func `errors map to outcomes by type and reason`(
        type: String,
        reason: String?,
        field: String?,
        expected: String
    ) async throws {
        let reaction = Self.error(type, reason, field: field)
        try await GatewayBench.with(.endUserMessaging, reacting: reaction) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == expected)
        }
    }

    @Test(arguments: [(true, "RECEIVED"), (false, "FAILED")])
    func `AWS is sent a report of whether a code was entered`(
        wasEntered: Bool,
        expected: String
    ) async throws {
        try await GatewayBench.with(.endUserMessaging, answering: Self.react) { bench in
            try await bench.gateway.report(.sample("862a8790", wasEntered: wasEntered))
            let json = bench.requests.last?.json
            #expect(json?["MessageId"] == .string("862a8790"))
            #expect(json?["MessageFeedbackStatus"] == .string(expected))
        }
    }
}
