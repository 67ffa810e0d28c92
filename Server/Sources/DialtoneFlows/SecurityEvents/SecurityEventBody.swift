import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel

/// The body of a hook's call about security events.
struct SecurityEventBody {
    let group: SecurityEventGroup
    let event: AccountEventKind

    var text: String {
        var json = JSONWriter()
        json.object { body in
            body.member("type", string: event.rawValue)
            body.member("timestamp", time: group.lastAt)
            body.member("data") { data in
                data.members(namingProject: group.projectID)
                data.member("security", object: write)
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func write(into json: inout JSONWriter) {
        json.member("reason", optional: group.reason?.rawValue)
        json.member("accountId", optional: group.accountID?.rawValue)
        json.member("network", optional: group.network?.description)
        json.member("client", optional: group.client?.rawValue)
        json.member("region", optional: group.region)
        json.member("count", integer: Int64(group.count))
        json.member("firstAt", time: group.firstAt)
    }
}
