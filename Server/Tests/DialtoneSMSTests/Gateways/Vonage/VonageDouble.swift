import DialtoneBasics
@testable import DialtoneSMS
import DialtoneTestSupport

/// Simulates Vonage's SMS API and Conversion API; refuses with status 200, as Vonage does.
enum VonageDouble {
    private static let known: Set = [
        "api_key", "api_secret", "from", "to", "text", "ttl", "client-ref", "type",
        "status-report-req", "callback", "entity-id", "content-id", "timestamp", "sig",
    ]

    /// Creates a double that verifies `sig` with the given method.
    static func reacting(
        checking method: VonageSignature.Method = .md5hash
    ) -> @Sendable (LoopbackReceiver.Request) -> GatewayBench.Reaction {
        { request in
            guard request.method == "POST",
                request.header("content-type") == "application/x-www-form-urlencoded"
            else { return .status(404) }
            let fields = FormText.fields(of: request.text)
            let form = Dictionary(fields.map { ($0.name, $0.value) }) { $1 }
            guard form["api_key"] == "abcd1234" else {
                return refusal("4", "Bad Credentials")
            }
            if form["sig"] != nil {
                let secret = GatewaySecret(text: "signature_secret")
                let signature = VonageSignature(secret: secret, method: method)
                guard form["api_secret"] == nil, signature.isGood(fields) else {
                    return refusal("14", "Invalid Signature")
                }
            } else if form["api_secret"] != "vonage-api-secret" {
                return refusal("4", "Bad Credentials")
            }
            switch request.uri {
            case "/sms/json": return message(form)
            case "/conversions/sms": return conversion(form)
            default: return .status(404)
            }
        }
    }

    private static func message(_ form: [String: String]) -> GatewayBench.Reaction {
        guard Set(form.keys).isSubset(of: known), let to = form["to"],
            to.wholeMatch(of: /[1-9][0-9]{6,14}/) != nil
        else {
            return refusal("3", "Invalid to")
        }
        guard let text = form["text"], !text.isEmpty, let from = form["from"], !from.isEmpty,
            let ttl = form["ttl"].flatMap(Int.init), (20_000...604_800_000).contains(ttl),
            (form["client-ref"] ?? "").count <= 40
        else { return refusal("2", "Missing") }
        guard text.utf8.allSatisfy({ $0 < 128 }) || form["type"] == "unicode" else {
            return refusal("6", "Invalid Message")
        }
        return .answer(
            """
            {"message-count":"1","messages":[{"to":"\(to)","message-id":"0C000000217B7F02",\
            "status":"0","remaining-balance":"15.53590000","message-price":"0.03330000",\
            "network":"23410"}]}
            """
        )
    }

    private static func conversion(_ form: [String: String]) -> GatewayBench.Reaction {
        guard form["message-id"]?.isEmpty == false,
            ["true", "false"].contains(form["delivered"]),
            form["timestamp"]?.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/) != nil
        else { return .status(420) }
        return .status(200)
    }

    static func refusal(_ status: String, _ text: String) -> GatewayBench.Reaction {
        .answer(
            #"{"message-count":"1","messages":[{"status":"\#(status)","error-text":"\#(text)"}]}"#
        )
    }
}
