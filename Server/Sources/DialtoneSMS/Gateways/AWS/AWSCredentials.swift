/// The AWS credentials and the region to call.
struct AWSCredentials: Sendable {
    static let fields: [GatewayField] = [
        .required("region", "The AWS region, such as eu-central-1."),
        .required("accessKeyID", "The ID of an access key that is allowed to send messages."),
        .secret("secretAccessKey", "The secret of the access key."),
        .optionalSecret("sessionToken", "The session token of a temporary access key."),
    ]

    let region: String
    let accessKeyID: String
    let secretAccessKey: GatewaySecret
    let sessionToken: GatewaySecret?

    init(
        region: String,
        accessKeyID: String,
        secretAccessKey: GatewaySecret,
        sessionToken: GatewaySecret? = nil
    ) {
        self.region = region
        self.accessKeyID = accessKeyID
        self.secretAccessKey = secretAccessKey
        self.sessionToken = sessionToken
    }

    init(_ settings: GatewaySettings) throws(InvalidGateway) {
        region = try settings.required(
            "region",
            /[a-z]{2}(?:-[a-z]+)+-[0-9]{1,2}/,
            "must be the name of an AWS region"
        )
        accessKeyID = try settings.required(
            "accessKeyID",
            /[0-9A-Z]{16,128}/,
            "must be uppercase letters and digits"
        )
        secretAccessKey = try settings.requiredSecret("secretAccessKey")
        sessionToken = try settings.secret("sessionToken")
    }

    /// The AWS domain for the region, which is different in China.
    var domain: String { region.hasPrefix("cn-") ? "amazonaws.com.cn" : "amazonaws.com" }
}
