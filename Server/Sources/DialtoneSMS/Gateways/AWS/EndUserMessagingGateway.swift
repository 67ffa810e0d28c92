import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// AWS End User Messaging SMS (the interface `pinpoint-sms-voice-v2`).
struct EndUserMessagingGateway: HTTPGateway {
    static let fields: [GatewayField] =
        AWSCredentials.fields + [
            .optional("originationIdentity", "The default sender."),
            .optional(
                "configurationSet",
                "The configuration set whose event destination sends receipts."
            ),
            .optional(
                "protectConfiguration",
                "A protect configuration in addition to the account's."
            ),
            .optional(
                "maxPrice",
                "The maximum price of a message part in USD, such as 0.15."
            ),
            .optional("feedback", "false to not report conversions to AWS. Default: true."),
            .optional("topicARN", "The only SNS topic that receipts are accepted from."),
            .optional("baseURL", "The base URL of the API. Default: the region's."),
            .optional("snsURL", "The base URL of SNS. Default: the region's."),
        ]

    private static let identity = "must be letters, digits and _:/+-"

    let connection: GatewayConnection
    private let signature: AWSSignature
    private let identity: String?
    private let fixed: [String: JSONValue]
    private let givesFeedback: Bool
    private let topic: SNSTopic?

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        let credentials = try AWSCredentials(settings)
        let (region, domain) = (credentials.region, credentials.domain)
        signature = AWSSignature(credentials: credentials, service: "sms-voice")
        connection = try settings.connection(standard: "https://sms-voice.\(region).\(domain)")
        let form = /[A-Za-z0-9_:\/+-]{1,256}/
        identity = try settings.text("originationIdentity", form, Self.identity)
        givesFeedback = try settings.flag("feedback", default: true)
        var fixed = ["MessageType": JSONValue.string("TRANSACTIONAL")]
        if givesFeedback { fixed["MessageFeedbackEnabled"] = .boolean(true) }
        if let set = try settings.text("configurationSet", form, Self.identity) {
            fixed["ConfigurationSetName"] = .string(set)
        }
        if let protection = try settings.text("protectConfiguration", form, Self.identity) {
            fixed["ProtectConfigurationId"] = .string(protection)
        }
        let price = /[0-9]{0,2}\.[0-9]{1,5}/
        if let price = try settings.text("maxPrice", price, "must be a price such as 0.15") {
            fixed["MaxPrice"] = .string(price)
        }
        self.fixed = fixed
        topic = try SNSTopic(settings, credentials, dependencies)
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        var body = fixed
        body["DestinationPhoneNumber"] = .string(message.phoneNumber.e164)
        body["MessageBody"] = .string(message.text)
        body["TimeToLive"] = .integer(message.secondsLeft(at: connection.now, within: 5...259_200))
        body["Context"] = .object([
            EndUserMessagingEvent.attempt: .string(attempt.reference.text)
        ])
        if let sender = message.sender?.senderID ?? identity {
            body["OriginationIdentity"] = .string(sender)
        }
        if let entity = message.sender?.entityID, let template = message.sender?.templateID {
            body["DestinationCountryParameters"] = .object([
                "IN_ENTITY_ID": .string(entity), "IN_TEMPLATE_ID": .string(template),
            ])
        }
        return try post(body, "SendTextMessage")
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        EndUserMessagingResponse(answer).outcome
    }

    func report(_ conversion: SMSConversion) async throws {
        guard givesFeedback else { return }
        try await deliver(
            post(
                [
                    "MessageId": .string(conversion.gatewayMessageID),
                    "MessageFeedbackStatus": .string(conversion.wasEntered ? "RECEIVED" : "FAILED"),
                ],
                "PutMessageFeedback"
            )
        )
    }

    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent] {
        guard let topic else { throw .unsupported }
        guard let text = try await topic.notification(in: callback) else { return [] }
        return try EndUserMessagingEvent(text, callback).event(of: name).map { [$0] } ?? []
    }

    private func post(
        _ body: [String: JSONValue],
        _ action: String
    ) throws(SendProblem) -> OutboundRequest {
        var request = OutboundRequest(.post, try connection.address.url("/"))
        request.headers = [
            ("content-type", "application/x-amz-json-1.0"),
            ("x-amz-target", "PinpointSMSVoiceV2.\(action)"),
        ]
        request.body = Array(JSONValue.object(body).text.utf8)
        signature.sign(&request, at: connection.now)
        return request
    }
}

/// The response of End User Messaging to a request to send a message.
struct EndUserMessagingResponse {
    private let answer: OutboundResponse

    init(_ answer: OutboundResponse) {
        self.answer = answer
    }

    var outcome: SendOutcome {
        guard let json = answer.json else { return answer.outcomeByStatus }
        if answer.isSuccess {
            guard let id = json["MessageId"]?.string, !id.isEmpty else {
                return answer.outcomeByStatus
            }
            return .accepted(SendReceipt(gatewayMessageIDs: [id]))
        }
        guard let type = Self.type(of: json["__type"]?.string ?? answer.headers["x-amzn-errortype"])
        else { return answer.outcomeByStatus }
        let reason = json["Reason"]?.string
        let field = json["Fields"]?.elements.first?["Name"]?.string
        guard let meaning = EndUserMessagingCode.meaning(of: type, reason, about: field) else {
            return answer.outcomeByStatus
        }
        return meaning.outcome(code: reason ?? type, after: answer.retryAfter)
    }

    /// The bare error type, without its namespace prefix and its URL suffix.
    private static func type(of text: String?) -> String? {
        text?.split(separator: ":").first?.split(separator: "#").last.map(String.init)
    }
}
