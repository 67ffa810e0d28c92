import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import PhoneNumbers

/// The request to a hook as a JSON event of Dialtone's own form.
struct StandardHookBody {
    let question: HookRequest
    let moment: Timestamp

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.object { event in
            event.member("type", string: question.trigger.rawValue)
            event.member("timestamp", time: moment)
            event.member("data") { data in
                data.members(namingProject: question.caller.projectID)
                if let account = question.account {
                    data.member("account") { $0.members(of: account) }
                }
                if let factor = question.factor {
                    data.member("signIn") { write(factor, into: &$0) }
                }
                if let message = question.message { write(message, into: &data) }
                data.member("request", object: writeRequest)
            }
        }
        return json.bytes
    }

    private func write(_ factor: FirstFactor, into json: inout JSONWriter) {
        json.member("provider", string: factor.provider.rawValue)
        json.member("method", string: factor.method)
        json.member("secondFactor", optional: question.secondFactor?.kind)
        if let attributes = factor.signInAttributes {
            json.member("attributes", json: attributes.utf8)
        }
    }

    private func write(_ message: HookRequest.Message, into json: inout JSONWriter) {
        switch message {
        case .sms(let number, let purpose):
            json.member("sms") {
                $0.member("phoneNumber", string: number.e164)
                $0.member("type", string: purpose.rawValue)
            }
        case .email(let notice):
            json.member("email") {
                $0.member("address", string: notice.recipient)
                $0.member("type", string: notice.kind.rawValue)
            }
        }
    }

    private func writeRequest(into json: inout JSONWriter) {
        json.member("client", optional: question.caller.client)
        json.member("ipAddress", optional: question.caller.remoteAddress?.description)
        json.member("locale", optional: question.caller.languages.first)
    }
}
