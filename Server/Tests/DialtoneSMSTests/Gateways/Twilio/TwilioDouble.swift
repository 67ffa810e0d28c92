import DialtoneTestSupport
import Foundation

/// Simulates Twilio according to the reference of its Message resource.
enum TwilioDouble {
    static let account = "AC" + String(repeating: "0a", count: 16)
    static let sid = "SM" + String(repeating: "1b", count: 16)

    private static let known: Set = [
        "To", "From", "MessagingServiceSid", "Body", "ValidityPeriod", "ProvideFeedback",
        "StatusCallback",
    ]

    @Sendable static func react(to request: LoopbackReceiver.Request) -> GatewayBench.Reaction {
        let basic = Data("\(account):twilio-auth-token".utf8).base64EncodedString()
        guard request.header("authorization") == "Basic \(basic)" else {
            return error(20_003, "Authenticate", status: 401)
        }
        let base = "/2010-04-01/Accounts/\(account)"
        guard request.method == "POST",
            request.header("content-type") == "application/x-www-form-urlencoded"
        else { return error(20_404, "Not found", status: 404) }
        let form = request.form
        switch request.uri {
        case "\(base)/Messages.json": return message(form)
        case "\(base)/Messages/\(sid)/Feedback.json":
            guard form["Outcome"] == "confirmed" || form["Outcome"] == "unconfirmed" else {
                return error(20_001, "Outcome", status: 400)
            }
            return .answer(#"{"message_sid":"\#(sid)"}"#, status: 201)
        default: return error(20_404, "Not found", status: 404)
        }
    }

    private static func message(_ form: [String: String]) -> GatewayBench.Reaction {
        guard Set(form.keys).isSubset(of: known) else {
            return error(20_001, "unknown parameter", status: 400)
        }
        guard (form["From"] == nil) != (form["MessagingServiceSid"] == nil) else {
            return error(21_603, "A 'From' phone number is required", status: 400)
        }
        guard let to = form["To"], to.wholeMatch(of: /\+[1-9][0-9]{6,14}/) != nil else {
            return error(21_211, "The 'To' number is not a valid phone number", status: 400)
        }
        guard let body = form["Body"], !body.isEmpty, body.count <= 1_600 else {
            return error(21_602, "Message body is required", status: 400)
        }
        guard let validity = form["ValidityPeriod"].flatMap(Int.init),
            (1...36_000).contains(validity)
        else { return error(20_001, "ValidityPeriod", status: 400) }
        return .answer(
            """
            {"account_sid":"\(account)","body":"Sent from your Twilio trial account",\
            "direction":"outbound-api","error_code":null,"error_message":null,\
            "num_segments":"1","price":null,"price_unit":"USD","sid":"\(sid)",\
            "status":"queued","to":"\(to)"}
            """,
            status: 201
        )
    }

    static func error(_ code: Int, _ text: String, status: Int) -> GatewayBench.Reaction {
        .answer(
            """
            {"code":\(code),"message":"\(text)",\
            "more_info":"https://www.twilio.com/docs/errors/\(code)","status":\(status)}
            """,
            status: status
        )
    }
}
