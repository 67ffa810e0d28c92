import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// MessageBird's SMS API (rest.messagebird.com), not the API of the newer Bird platform.
struct MessageBirdGateway: HTTPGateway {
    static let fields: [GatewayField] = [
        .secret("accessKey", "A live access key."),
        .optionalSecret("signingKey", "The account's signing key, for receipts."),
        .required("originator", "The default sender."),
        .optional("baseURL", "The base URL of the API. Default: https://rest.messagebird.com."),
    ]

    let connection: GatewayConnection
    private let accessKey: GatewaySecret
    private let originator: String
    private let signature: MessageBirdSignature?

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        connection = try settings.connection(standard: "https://rest.messagebird.com")
        accessKey = try settings.requiredSecret("accessKey")
        guard accessKey.text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw InvalidGateway("accessKey", "must be letters, digits and symbols")
        }
        originator = try settings.required("originator", SenderName.form, SenderName.problem)
        signature = try settings.secret("signingKey").map { MessageBirdSignature(key: $0) }
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        let sender = message.sender?.senderID ?? originator
        var body: [String: JSONValue] = [
            "originator": .string(SenderName.bare(sender)),
            "recipients": .array([.string(message.bareNumber)]),
            "body": .string(message.text),
            "datacoding": .string(message.wording.alphabet == .ucs2 ? "unicode" : "plain"),
            "validity": .integer(message.secondsLeft(at: connection.now, within: 60...172_800)),
            "reference": .string(attempt.reference.text),
        ]
        if let url = attempt.statusURL { body["reportUrl"] = .string(url) }
        var request = OutboundRequest(.post, try connection.address.url("/messages"))
        request.headers = [
            ("content-type", "application/json"),
            ("accept", "application/json"),
            ("authorization", "AccessKey \(accessKey.text)"),
        ]
        request.body = Array(JSONValue.object(body).text.utf8)
        return request
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        MessageBirdResponse(answer).outcome
    }

    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent] {
        if let signature, try !signature.admits(callback) { return [] }
        return try MessageBirdReceipt(callback).event(of: name).map { [$0] } ?? []
    }
}
