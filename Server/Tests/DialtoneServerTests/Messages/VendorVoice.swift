import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

/// A vendor as the server meets it: what it is set up with, and how it calls back about a message
/// that it was sent.
struct VendorVoice: Sendable, CustomTestStringConvertible {
    /// The vendor's callback for the request that brought the message.
    struct Call: Sendable {
        var method = HTTPRequest.Method.post
        let url: String
        var headers: [String: String] = [:]
        var body = ""
    }

    typealias Request = LoopbackReceiver.Request

    let configuration: @Sendable (_ base: String) -> SMSGatewayConfiguration

    /// Returns a callback with the message's state, signed like the vendor's.
    let call: @Sendable (Request, _ state: String) throws -> Call

    var testDescription: String { configuration("").kind.rawValue }

    /// The vendor's message ID, which only receipts contain; the attempt's ID for vendors without
    /// one.
    static let messageID = "vendor-1"

    static let all = [twilio, vonage, messageBird, plivo, kannel, webhook]

    private static func setup(
        _ kind: SMSGatewayKind,
        _ settings: [String: String],
        _ secrets: [String: String],
        address: String = "baseURL"
    ) -> @Sendable (String) -> SMSGatewayConfiguration {
        { base in
            SMSGatewayConfiguration(
                name: "vendor",
                kind: kind,
                settings: settings.merging([address: base]) { $1 },
                secrets: secrets
            )
        }
    }

    private static func json(of request: Request) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: request.body)
    }

    private static func form(of request: Request) -> [String: String] {
        FormText.decode(String(decoding: request.body, as: UTF8.self))
    }

    private static func text(_ value: JSONValue) throws -> String { try #require(value.text) }
}

extension VendorVoice {
    static let twilio = VendorVoice(
        configuration: setup(
            .twilio,
            ["accountSID": "AC" + String(repeating: "0a", count: 16), "from": "+15005550006"],
            ["authToken": "twilio-auth-token"]
        )
    ) { request, state in
        let url = try #require(form(of: request)["StatusCallback"])
        let fields = [
            (name: "MessageSid", value: messageID), (name: "MessageStatus", value: state),
        ]
        let signed = url + fields.map { $0.name + $0.value }.joined()
        let key = SymmetricKey(data: Data("twilio-auth-token".utf8))
        let code = HMAC<Insecure.SHA1>.authenticationCode(for: Data(signed.utf8), using: key)
        return Call(
            url: url,
            headers: [
                "x-twilio-signature": Data(code).base64EncodedString(),
                "content-type": "application/x-www-form-urlencoded",
            ],
            body: FormText.encode(fields)
        )
    }

    static let plivo = VendorVoice(
        configuration: setup(
            .plivo,
            ["authID": "MAXXXXXXXXXXXXXXXXXX", "src": "+15005550006"],
            ["authToken": "tokenABC123"]
        )
    ) { request, state in
        let url = try text(json(of: request)["url"])
        let fields = [(name: "MessageUUID", value: messageID), (name: "Status", value: state)]
        let signed = url + "." + fields.map { $0.name + $0.value }.joined() + ".n1"
        let key = SymmetricKey(data: Data("tokenABC123".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: key)
        return Call(
            url: url,
            headers: [
                "x-plivo-signature-v3": Data(code).base64EncodedString(),
                "x-plivo-signature-v3-nonce": "n1",
                "content-type": "application/x-www-form-urlencoded",
            ],
            body: FormText.encode(fields)
        )
    }

    static let vonage = VendorVoice(
        configuration: setup(
            .vonage,
            ["apiKey": "abcd1234", "from": "Acme"],
            ["apiSecret": "vonage-api-secret"]
        )
    ) { request, state in
        let told = form(of: request)
        let query = FormText.encode([
            ("messageId", messageID), ("status", state), ("api-key", "abcd1234"),
            ("client-ref", try #require(told["client-ref"])),
        ])
        return Call(method: .get, url: try #require(told["callback"]) + "?" + query)
    }

    static let messageBird = VendorVoice(
        configuration: setup(.messageBird, ["originator": "Acme"], ["accessKey": "live_key"])
    ) { request, state in
        let told = try json(of: request)
        let query = FormText.encode([
            ("id", messageID), ("reference", try text(told["reference"])), ("status", state),
        ])
        return Call(method: .get, url: try text(told["reportUrl"]) + "?" + query)
    }

    static let kannel = VendorVoice(
        configuration: setup(
            .kannel,
            ["username": "tester", "from": "Acme"],
            ["password": "kannel-password"]
        )
    ) { request, state in
        let query = request.uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let url = try #require(FormText.decode(String(query))["dlr-url"])
        return Call(
            method: .get,
            url: url.replacing("%d", with: state == "delivered" ? "1" : "8")
                .replacing("%A", with: "").replacing("%T", with: "0")
        )
    }

    static let webhook = VendorVoice(
        configuration: setup(
            .webhook,
            [:],
            ["secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
            address: "url"
        )
    ) { request, state in
        let data = try json(of: request)["data"]
        let body = """
            {"type":"sms.status","data":{"gateway_message_id":"\(messageID)",\
            "attempt_id":"\(try text(data["attemptId"]))","state":"\(state)"}}
            """
        let secret = try #require(WebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        let (id, moment) = ("evt_\(state)", StoppedClock.start.seconds)
        return Call(
            url: try text(data["statusUrl"]),
            headers: [
                "webhook-id": id, "webhook-timestamp": String(moment),
                "webhook-signature": secret.signature(
                    id: id,
                    timestamp: moment,
                    body: Array(body.utf8)
                ),
                "content-type": "application/json",
            ],
            body: body
        )
    }
}
