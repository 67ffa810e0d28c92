import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// A gateway with Kannel's `sendsms` interface, which other products implement too.
struct KannelGateway: HTTPGateway {
    static let fields: [GatewayField] = [
        .required("baseURL", "The URL of sendsms, usually http://…:13013/cgi-bin/sendsms."),
        .required("username", "The name of a sendsms-user."),
        .secret("password", "The password of the sendsms-user."),
        .optional("from", "The default sender, instead of Kannel's."),
        .optional("smsc", "The smsc-id to send with. Default: Kannel chooses."),
    ]

    let connection: GatewayConnection
    private let username: String
    private let password: GatewaySecret
    private let from: String?
    private let smsc: String?

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        connection = try settings.connection()
        username = try settings.required("username", /[^\x00-\x1f]{1,64}/, "is too long")
        password = try settings.requiredSecret("password")
        from = try settings.text("from", SenderName.form, SenderName.problem)
        smsc = try settings.text("smsc", /[^\x00-\x1f]{1,64}/, "is too long")
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        let seconds = message.secondsLeft(at: connection.now, within: 60...86_400)
        var query = [
            (name: "username", value: username),
            (name: "password", value: password.text),
            (name: "to", value: message.phoneNumber.e164),
            (name: "text", value: message.text),
            (name: "charset", value: "UTF-8"),
            (name: "coding", value: message.wording.alphabet == .ucs2 ? "2" : "0"),
            // In whole minutes, rounded up: the message must not expire before the code does.
            (name: "validity", value: String((seconds + 59) / 60)),
        ]
        if let sender = message.sender?.senderID ?? from { query.append(("from", sender)) }
        if let smsc { query.append(("smsc", smsc)) }
        if let url = attempt.statusURL {
            query.append(("dlr-mask", "31"))
            query.append(("dlr-url", KannelReceipt.address(url, of: attempt.reference)))
        }
        // Kannel would send a repeated request as a second message.
        var request = OutboundRequest(
            .get,
            try connection.address.url("?" + FormText.encode(query))
        )
        request.isRepeatable = false
        return request
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        KannelResponse(answer).outcome(of: attempt.id)
    }

    /// Kannel signs no callbacks: only the secret part of the callback URL protects them.
    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent] {
        try KannelReceipt(callback).event(of: name).map { [$0] } ?? []
    }
}
