import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// Plivo's Message API.
struct PlivoGateway: HTTPGateway {
    static let fields: [GatewayField] = [
        .required("authID", "The account's auth ID: MA… or SA…"),
        .secret("authToken", "The account's auth token; status callbacks are signed with it."),
        .optional("src", "The default sender."),
        .optional("powerpackUUID", "The Powerpack that chooses senders, instead of src."),
        .optional("baseURL", "The base URL of the API. Default: https://api.plivo.com."),
    ]

    let connection: GatewayConnection
    private let account: String
    private let authorization: BasicAuthorization
    private let source: String?
    private let powerpack: String?
    private let signature: PlivoSignature

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        let token = try settings.requiredSecret("authToken")
        connection = try settings.connection(standard: "https://api.plivo.com")
        account = try settings.required(
            "authID",
            /[0-9A-Za-z]{1,40}/,
            "must be letters and digits"
        )
        authorization = BasicAuthorization(account, token)
        signature = PlivoSignature(token: token)
        source = try settings.text("src", SenderName.form, SenderName.problem)
        powerpack = try settings.text("powerpackUUID", /[0-9A-Fa-f-]{36}/, "must be a UUID")
        guard (source == nil) != (powerpack == nil) else {
            throw InvalidGateway("src", "or powerpackUUID must be set, but not both")
        }
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        var body: [String: JSONValue] = [
            "dst": .string(message.phoneNumber.e164),
            "text": .string(message.text),
            "type": .string("sms"),
            "message_expiry": .integer(message.secondsLeft(at: connection.now, within: 5...10_800)),
        ]
        if let sender = message.sender?.senderID ?? source {
            body["src"] = .string(sender)
        } else if let powerpack {
            body["powerpack_uuid"] = .string(powerpack)
        }
        if let url = attempt.statusURL {
            body["url"] = .string(AttemptAddress.url(url, of: attempt.reference))
            body["method"] = .string("POST")
        }
        if let entity = message.sender?.entityID, let template = message.sender?.templateID {
            body["dlt_entity_id"] = .string(entity)
            body["dlt_template_id"] = .string(template)
            body["dlt_template_category"] = .string("service_implicit")
        }
        var request = OutboundRequest(
            .post,
            try connection.address.url("/v1/Account/\(account)/Message/")
        )
        request.headers = [
            ("content-type", "application/json"),
            ("accept", "application/json"),
            ("authorization", authorization.header),
        ]
        request.body = Array(JSONValue.object(body).text.utf8)
        return request
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        PlivoResponse(answer).outcome
    }

    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent] {
        try signature.check(callback)
        return try PlivoReceipt(callback).event(of: name).map { [$0] } ?? []
    }
}
