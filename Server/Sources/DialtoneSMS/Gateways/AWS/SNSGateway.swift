import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// Amazon SNS as an SMS gateway; it reports no delivery status.
struct SNSGateway: HTTPGateway {
    static let fields: [GatewayField] =
        AWSCredentials.fields + [
            .optional("senderID", "The default sender."),
            .optional("maxPrice", "The maximum price of a message in USD, such as 0.15."),
            .optional("baseURL", "The base URL of the API. Default: the region's."),
        ]

    let connection: GatewayConnection
    private let signature: AWSSignature
    private let sender: String?
    private let maxPrice: String?

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        let credentials = try AWSCredentials(settings)
        signature = AWSSignature(credentials: credentials, service: "sns")
        connection = try settings.connection(
            standard: "https://sns.\(credentials.region).\(credentials.domain)"
        )
        sender = try settings.text("senderID", SenderName.form, SenderName.problem)
        maxPrice = try settings.text(
            "maxPrice",
            /[0-9]{1,3}\.[0-9]{1,5}/,
            "must be a price such as 0.15"
        )
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        var form = [
            (name: "Action", value: "Publish"),
            (name: "Version", value: "2010-03-31"),
            (name: "PhoneNumber", value: message.phoneNumber.e164),
            (name: "Message", value: message.text),
        ]
        for (index, attribute) in attributes(of: message).enumerated() {
            let entry = "MessageAttributes.entry.\(index + 1)"
            form.append(("\(entry).Name", attribute.name))
            form.append(("\(entry).Value.DataType", attribute.type))
            form.append(("\(entry).Value.StringValue", attribute.value))
        }
        var request = OutboundRequest(.post, try connection.address.url("/"))
        request.headers = [("content-type", "application/x-www-form-urlencoded; charset=utf-8")]
        request.body = Array(FormText.encode(form).utf8)
        signature.sign(&request, at: connection.now)
        return request
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        SNSResponse(answer).outcome
    }

    /// The message attributes; numeric senders and sender names use different attributes.
    private func attributes(
        of message: TextMessage
    ) -> [(name: String, type: String, value: String)] {
        var attributes = [("AWS.SNS.SMS.SMSType", "String", "Transactional")]
        if let sender = message.sender?.senderID ?? sender {
            let isNumber = sender.wholeMatch(of: /\+?[0-9]+/) != nil
            attributes.append(
                (
                    isNumber ? "AWS.MM.SMS.OriginationNumber" : "AWS.SNS.SMS.SenderID", "String",
                    sender
                )
            )
        }
        if let maxPrice { attributes.append(("AWS.SNS.SMS.MaxPrice", "Number", maxPrice)) }
        if let entity = message.sender?.entityID {
            attributes.append(("AWS.MM.SMS.EntityId", "String", entity))
        }
        if let template = message.sender?.templateID {
            attributes.append(("AWS.MM.SMS.TemplateId", "String", template))
        }
        return attributes
    }
}
