/// The body that tells a hook of something that happened.
struct AccountEventBody {
    private let type: String
    private let account: Account
    private let sessions: [SessionID]
    private let moment: Timestamp

    /// `sessions` are those that it happened to, where it happened to single ones.
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
