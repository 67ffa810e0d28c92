package import DialtoneBasics
import DialtoneFederation
package import DialtoneModel

/// A client's request on its way through this server's pages, which the browser holds, encrypted.
///
/// It is valid only in the browser that made the request: a page of another site cannot send one
/// with a form, because it cannot get one that is valid in its visitor's browser.
package struct AuthorizationTicket: ProviderHandle, Hashable, Sendable {
    package static let name = "authorization-ticket"

    /// How long a user may take to sign in.
    package static let lifetime = TimeSpan.minutes(30)

    package let projectID: ProjectID
    package var request: AuthorizationRequest

    /// SHA-256 of the browser's own cookie, in hex.
    package let browserDigest: String

    /// The session that the browser had when the request was made, by its public ID.
    ///
    /// A sign-in since then has another session.
    private var formerSession: String?

    /// Whether the user wants to sign in to another account than the one in the browser.
    private(set) var wantsOtherAccount = false

    /// What the page shows; `nil` until it shows something that the user can agree to.
    private(set) var question: Question?

    /// The account that the user chose on the page, or agreed to continue with.
    private var chosenAccount: String?

    /// The account whose user consented on the page to what the client requests.
    private var consentingAccount: String?

    /// A question to the user, about one account.
    struct Question: Codable, Hashable, Sendable {
        enum Subject: String, Codable, Sendable {
            case account, consent
        }

        let subject: Subject
        let account: String
    }

    package init(
        _ request: AuthorizationRequest,
        in project: ProjectID,
        browserDigest: String,
        formerSession: SessionID?
    ) {
        self.request = request
        projectID = project
        self.browserDigest = browserDigest
        self.formerSession = formerSession?.text
    }

    package var expiresAt: Int64 { (request.askedAt + Self.lifetime).milliseconds }
}

extension AuthorizationTicket {
    /// What the user answers on the page.
    package enum Answer: String, Sendable, CaseIterable {
        /// The page's script has signed the user in.
        case signedIn = "signed-in"
        case agree
        case otherAccount = "other-account"
        case cancel
    }

    /// Returns the ticket for a page that shows `step` for `account`.
    package func asking(_ step: AuthorizationStep, of account: AccountID) -> AuthorizationTicket {
        var ticket = self
        ticket.question = Question(
            subject: step == .consent ? .consent : .account,
            account: account.rawValue
        )
        return ticket
    }

    /// Returns the ticket after the user agreed to what the page shows.
    package var agreed: AuthorizationTicket {
        guard let question else { return self }
        var ticket = self
        ticket.question = nil
        ticket.chosenAccount = question.account
        if question.subject == .consent { ticket.consentingAccount = question.account }
        return ticket
    }

    /// Returns the ticket for signing in to another account than that of `session`.
    package func leaving(_ session: SessionID?) -> AuthorizationTicket {
        var ticket = self
        ticket.formerSession = session?.text ?? formerSession
        ticket.wantsOtherAccount = true
        ticket.question = nil
        ticket.chosenAccount = nil
        ticket.consentingAccount = nil
        return ticket
    }

    /// Whether the user signed in for this request.
    func isAnswered(by session: Session) -> Bool {
        session.id.text != formerSession && session.signedInAt >= request.askedAt
    }

    /// Whether the user chose `account` on the page.
    func isChosen(_ account: AccountID) -> Bool { chosenAccount == account.rawValue }

    /// Whether the user of `account` consented on the page.
    func isConsented(by account: AccountID) -> Bool { consentingAccount == account.rawValue }
}
