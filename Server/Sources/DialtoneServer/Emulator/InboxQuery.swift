import DialtoneMessaging
import Foundation

/// Which part of an inbox a call asks for.
struct InboxQuery: WireInput {
    static let standardLimit = 50
    static let highestLimit = 500

    private let kind: String?
    private let query: String?
    private let limit: Int?

    init(kind: String? = nil, query: String? = nil, limit: Int? = nil) {
        self.kind = kind
        self.query = query
        self.limit = limit
    }

    /// `nil` for both kinds, and for a kind that does not exist.
    var shownKind: InboxKind? { kind.flatMap { InboxKind(rawValue: $0) } }

    var shownLimit: Int { min(max(limit ?? Self.standardLimit, 1), Self.highestLimit) }

    /// What is searched for; empty for everything.
    var text: String { (query ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }

    /// A number in E.164 as it arrives where the plus sign was not escaped.
    static func number(_ text: String) -> String {
        "+" + text.filter { "0123456789".contains($0) }
    }

    /// The newest entries that match, newest first, and how many match in all.
    func select(from entries: [InboxEntry]) -> (shown: [InboxEntry], count: Int) {
        let search = InboxSearch(text.lowercased())
        let kind = shownKind
        var shown: [InboxEntry] = []
        var count = 0
        for entry in entries.reversed() {
            guard kind == nil || kind == InboxKind(entry.item), search.finds(entry.item) else {
                continue
            }
            count += 1
            if shown.count < shownLimit { shown.append(entry) }
        }
        return (shown, count)
    }
}

/// The two kinds of what the inbox holds.
enum InboxKind: String, Encodable, Sendable {
    case sms, mail

    init(_ item: InboxItem) {
        switch item {
        case .message: self = .sms
        case .mail: self = .mail
        }
    }
}
