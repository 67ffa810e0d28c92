import DialtoneInbox
import IdentityToolkitAdmin

/// The inbox of the start page's template.
///
/// Browsers without scripts show it; otherwise, the page's script replaces it.
struct InboxView: Sendable {
    let rows: [Row]
    let isEmpty: Bool
    let hasNoMatch: Bool
    let totalCount: Int
    let hasMore: Bool
    let moreLimit: Int
    let pageSize = InboxQuery.standardLimit

    /// The search text of the form.
    let query: String

    /// The search text, percent-encoded for a URL.
    let escapedQuery: String
    let kinds: [Choice]
    let kind: String

    struct Choice: Sendable {
        let value: String
        let name: String
        let isCurrent: Bool
    }

    init(_ listing: InboxListing, _ query: InboxQuery) {
        rows = listing.items.map(Row.init)
        isEmpty = listing.totalCount == 0
        hasNoMatch = listing.totalCount > 0 && listing.matchCount == 0
        totalCount = listing.totalCount
        hasMore =
            listing.matchCount > listing.items.count
            && query.shownLimit < InboxQuery.highestLimit
        moreLimit = query.shownLimit + InboxQuery.standardLimit
        self.query = query.text
        escapedQuery = PagePath.escaped(query.text)
        let kind = query.shownKind?.rawValue ?? ""
        self.kind = kind
        kinds = [("", "All"), ("sms", "SMS"), ("mail", "E-mail")].map { value, name in
            Choice(value: value, name: name, isCurrent: value == kind)
        }
    }

    /// A message or mail, as the template shows it.
    struct Row: Sendable {
        let isMail: Bool
        let recipient: String
        let sender: String?
        let title: String
        let subject: String?
        let text: String
        let code: String?
        let link: String?
        let sentAt: String

        /// The time as text for browsers without scripts, which cannot show the local time.
        let sentAtWords: String
        let state: String?
        let stateWords: String?

        init(_ item: ListedInboxItem) {
            isMail = item.kind == .mail
            recipient = item.recipient
            sender = item.sender
            title = item.title
            subject = item.subject
            text = item.text
            code = isMail ? nil : item.code
            // A link with another scheme could execute its content.
            let isPage = ["http://", "https://"].contains { item.link?.hasPrefix($0) == true }
            link = isPage ? item.link : nil
            sentAt = item.sentAt
            sentAtWords = String(item.sentAt.prefix(19)).replacing("T", with: " ") + " UTC"
            state = item.state?.rawValue
            stateWords =
                switch item.state {
                case .open: isMail ? "Not used yet" : "Valid"
                case .used: "Used"
                case .superseded: "Replaced"
                case .expired: "Expired"
                case .spent: "No tries left"
                case nil: nil
                }
        }
    }
}
