import DialtoneInbox
import Foundation
import IdentityToolkitAdmin

/// The filter of an inbox query.
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

    /// The requested kind; `nil` for both, and for an unknown kind.
    var shownKind: InboxItemKind? { kind.flatMap { InboxItemKind(rawValue: $0) } }

    var shownLimit: Int { min(max(limit ?? Self.standardLimit, 1), Self.highestLimit) }

    /// The search text; empty for everything.
    var text: String { (query ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Restores the plus sign of an E.164 number that was not percent-encoded.
    static func number(_ text: String) -> String {
        "+" + text.filter { "0123456789".contains($0) }
    }

    /// Returns the newest matching entries, newest first, and the number of all matches.
    func select(from entries: [InboxEntry]) -> (shown: [InboxEntry], count: Int) {
        let search = InboxSearch(text.lowercased())
        let kind = shownKind
        var shown: [InboxEntry] = []
        var count = 0
        for entry in entries.reversed() {
            guard kind == nil || kind == InboxItemKind(entry.item), search.finds(entry.item) else {
                continue
            }
            count += 1
            if shown.count < shownLimit { shown.append(entry) }
        }
        return (shown, count)
    }
}

extension InboxItemKind {
    init(_ item: InboxItem) {
        switch item {
        case .message: self = .sms
        case .mail: self = .mail
        }
    }
}
