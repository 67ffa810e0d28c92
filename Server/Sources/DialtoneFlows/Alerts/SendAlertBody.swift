import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import DialtoneSendGuard

/// The request body that notifies a hook of an alert.
struct SendAlertBody {
    let alert: SendAlert

    /// The project whose hook is notified.
    let project: ProjectID

    var text: String {
        var json = JSONWriter()
        json.object { event in
            event.member("type", string: AccountEventKind.sendAlert.rawValue)
            event.member("timestamp", time: alert.at)
            event.member("data") { data in
                data.members(namingProject: project)
                data.member("alert") { json in
                    json.member("id", string: alert.id)
                    json.member("kind", string: alert.kind.rawValue)
                    json.member("dimension", string: alert.subject.text)
                    json.member("rule", optional: alert.rule?.text)
                    json.member("detail", string: alert.detail)
                }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
