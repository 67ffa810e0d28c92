package import DialtoneBasics
import Crypto

/// The state of a visit to an identity provider's page on behalf of an app, encrypted.
package struct PageSession: ProviderHandle {
    package static let name = "page-session"

    package let projectID: ProjectID
    package let redirect: RedirectSession
    package let visit: PageVisit

    package init(projectID: ProjectID, redirect: RedirectSession, visit: PageVisit) {
        self.projectID = projectID
        self.redirect = redirect
        self.visit = visit
    }

    package var expiresAt: Int64 { redirect.expiresAt }

    /// Whether the app began the visit with `session`.
    package func isOf(_ session: String, in project: ProjectID) -> Bool {
        guard projectID == project else { return false }
        let digest = SHA256.hash(data: Array(session.utf8))
        return Hex.decode(visit.sessionDigest).map { digest == $0 } ?? false
    }
}
