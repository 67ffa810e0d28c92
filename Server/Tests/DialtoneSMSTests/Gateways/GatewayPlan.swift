import DialtoneModel
import Testing

/// The settings of a gateway in a test.
struct GatewayPlan: Sendable, CustomTestStringConvertible {
    let kind: SMSGatewayKind
    var settings: [String: String]
    var secrets: [String: String]

    /// The fields that hold an address of the vendor.
    var addresses = ["baseURL"]

    var testDescription: String { kind.rawValue }

    func configuration(at base: String) -> SMSGatewayConfiguration {
        var settings = settings
        for address in addresses { settings[address] = base }
        return SMSGatewayConfiguration(
            name: "test-\(kind.rawValue)",
            kind: kind,
            settings: settings,
            secrets: secrets
        )
    }

    /// The same with its vendor somewhere else than at the double.
    func moved(to base: String) -> Self {
        var plan = setting(Dictionary(addresses.map { ($0, base) }) { $1 })
        plan.addresses = []
        return plan
    }

    /// The same with other settings; an empty one counts as left out.
    func setting(_ changes: [String: String]) -> Self {
        var plan = self
        plan.settings.merge(changes) { $1 }
        return plan
    }

    func hiding(_ changes: [String: String]) -> Self {
        var plan = self
        plan.secrets.merge(changes) { $1 }
        return plan
    }
}

extension GatewayPlan {
    static let twilio = GatewayPlan(
        kind: .twilio,
        settings: [
            "accountSID": "AC" + String(repeating: "0a", count: 16), "from": "+15005550006",
        ],
        secrets: ["authToken": "twilio-auth-token"]
    )

    static let vonage = GatewayPlan(
        kind: .vonage,
        settings: ["apiKey": "abcd1234", "from": "Acme"],
        secrets: ["apiSecret": "vonage-api-secret", "signatureSecret": "signature_secret"],
        addresses: ["baseURL", "conversionsURL"]
    )

    static let endUserMessaging = GatewayPlan(
        kind: .awsEndUserMessaging,
        settings: [
            "region": "eu-central-1", "accessKeyID": "AKIDEXAMPLE0000000",
            "originationIdentity": "Acme", "configurationSet": "sign-in",
            "topicARN": "arn:aws:sns:eu-central-1:123456789012:receipts",
        ],
        secrets: ["secretAccessKey": "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"],
        addresses: ["baseURL", "snsURL"]
    )

    static let sns = GatewayPlan(
        kind: .awsSNS,
        settings: [
            "region": "eu-central-1", "accessKeyID": "AKIDEXAMPLE0000000", "senderID": "Acme",
        ],
        secrets: ["secretAccessKey": "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"]
    )

    static let messageBird = GatewayPlan(
        kind: .messageBird,
        settings: ["originator": "Acme"],
        secrets: [
            "accessKey": "live_messagebird_key",
            "signingKey": "36efdd1aace2e26cd490f0d951138253bef2f7c6d34d18981da781555cc4cebb",
        ]
    )

    static let plivo = GatewayPlan(
        kind: .plivo,
        settings: ["authID": "MAXXXXXXXXXXXXXXXXXX", "src": "+15005550006"],
        secrets: ["authToken": "tokenABC123"]
    )

    static let kannel = GatewayPlan(
        kind: .kannel,
        settings: ["username": "tester", "from": "Acme"],
        secrets: ["password": "kannel-password"]
    )

    static let webhook = GatewayPlan(
        kind: .webhook,
        settings: [:],
        secrets: ["secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
        addresses: ["url"]
    )

    /// Every gateway that is reached by HTTP.
    static let all = [
        twilio, vonage, endUserMessaging, sns, messageBird, plivo, kannel, webhook,
    ]
}
