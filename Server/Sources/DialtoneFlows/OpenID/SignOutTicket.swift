package import DialtoneBasics
import DialtoneFederation
package import DialtoneModel

/// A request to sign out that waits for the user's answer, which the browser holds, encrypted.
///
/// It is valid only in the browser that shows the question, like an ``AuthorizationTicket``.
package struct SignOutTicket: ProviderHandle, Hashable, Sendable {
    package static let name = "sign-out-ticket"

    package let projectID: ProjectID

    /// SHA-256 of the browser's own cookie, in hex.
    let browserDigest: String

    /// The account that the question is about.
    private let account: String

    /// The address to return to, with the client's state.
    package let target: String?
    package let expiresAt: Int64

    init(
        _ request: SignOutRequest,
        of account: Account,
        browserDigest: String,
        at now: Timestamp
    ) {
        projectID = account.projectID
        self.browserDigest = browserDigest
        self.account = account.id.rawValue
        target = request.target
        expiresAt = (now + AuthorizationTicket.lifetime).milliseconds
    }

    /// Whether the question is about `account`.
    package func asks(about account: AccountID) -> Bool { self.account == account.rawValue }
}
