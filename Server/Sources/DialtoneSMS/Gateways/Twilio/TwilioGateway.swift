import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// Twilio's Programmable Messaging API.
struct TwilioGateway: HTTPGateway {
    static let fields: [GatewayField] = [
        .required("accountSID", "The account SID: AC and 32 letters and digits."),
        .secret("authToken", "The account's auth token; status callbacks are signed with it."),
        .optional("apiKeySID", "The SID of an API key for sending: SK and 32 letters and digits."),
        .optionalSecret("apiKeySecret", "The secret of the API key."),
        .optional("from", "The default sender."),
        .optional("messagingServiceSID", "The messaging service that chooses senders: MG…"),
        .optional("feedback", "false to not report conversions to Twilio. Default: true."),
        .optional("baseURL", "The base URL of the API. Default: https://api.twilio.com."),
    ]

    let connection: GatewayConnection
    let signature: TwilioSignature
    private let account: String
    private let authorization: BasicAuthorization
    private let from: String?
    private let service: String?
    private let givesFeedback: Bool

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        let form = /(?:AC|SK|MG)[0-9a-zA-Z]{32}/
        let problem = "must be two letters followed by 32 letters and digits"
        let token = try settings.requiredSecret("authToken")
        connection = try settings.connection(standard: "https://api.twilio.com")
        account = try settings.required("accountSID", form, problem)
        from = try settings.text("from", SenderName.form, SenderName.problem)
        service = try settings.text("messagingServiceSID", form, problem)
        givesFeedback = try settings.flag("feedback", default: true)
        signature = TwilioSignature(token: token)
        if let key = try settings.text("apiKeySID", form, problem) {
            authorization = BasicAuthorization(key, try settings.requiredSecret("apiKeySecret"))
        } else {
            authorization = BasicAuthorization(account, token)
        }
        guard from != nil || service != nil else {
            throw InvalidGateway("from", "or messagingServiceSID must be set")
        }
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        var form = [(name: "To", value: message.phoneNumber.e164)]
        if let sender = message.sender?.senderID {
            form.append(("From", sender))
        } else if let service {
            form.append(("MessagingServiceSid", service))
        } else if let from {
            form.append(("From", from))
        }
        form.append(("Body", message.text))
        let seconds = message.secondsLeft(at: connection.now, within: 1...36_000)
        form.append(("ValidityPeriod", String(seconds)))
        if givesFeedback { form.append(("ProvideFeedback", "true")) }
        if let url = attempt.statusURL {
            form.append(("StatusCallback", AttemptAddress.url(url, of: attempt.reference)))
        }
        return try post(form, to: "Messages.json")
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        TwilioResponse(answer).outcome
    }

    func report(_ conversion: SMSConversion) async throws {
        guard givesFeedback else { return }
        let sid = conversion.gatewayMessageID
        guard sid.wholeMatch(of: /[0-9a-zA-Z]{1,64}/) != nil else { return }
        let outcome = conversion.wasEntered ? "confirmed" : "unconfirmed"
        try await deliver(post([("Outcome", outcome)], to: "Messages/\(sid)/Feedback.json"))
    }

    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent] {
        try signature.check(callback)
        return try TwilioReceipt(callback).event(of: name).map { [$0] } ?? []
    }

    private func post(
        _ form: [(name: String, value: String)],
        to path: String
    ) throws(SendProblem) -> OutboundRequest {
        var request = OutboundRequest(
            .post,
            try connection.address.url("/2010-04-01/Accounts/\(account)/\(path)")
        )
        request.headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("accept", "application/json"),
            ("authorization", authorization.header),
        ]
        request.body = Array(FormText.encode(form).utf8)
        return request
    }
}
