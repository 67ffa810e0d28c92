import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel

/// The request body that notifies a hook of an account event.
struct AccountEventBody {
    private let type: String
    private let account: Account
    private let sessions: [SessionID]
    private let moment: Timestamp

    /// Creates a body; `sessions` are the affected ones, for an event about single sessions.
    init(
        _ kind: AccountEventKind,
        of account: Account,
        sessions: [SessionID] = [],
        at moment: Timestamp
    ) {
        type = kind.rawValue
        self.account = account
        self.sessions = sessions
        self.moment = moment
    }

    var text: String {
        var json = JSONWriter()
        json.object { event in
            event.member("type", string: type)
            event.member("timestamp", time: moment)
            event.member("data") { data in
                data.members(namingProject: account.projectID)
                data.member("account") { $0.members(of: account) }
                if !sessions.isEmpty { data.member("sessionIds", strings: sessions.map(\.text)) }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
