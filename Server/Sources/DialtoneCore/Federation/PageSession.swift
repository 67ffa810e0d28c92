import Crypto

/// What goes through an identity provider's page, sealed, for an app that waits elsewhere.
struct PageSession: ProviderHandle {
    static let name = "page-session"

    let projectID: ProjectID
    let redirect: RedirectSession
    let visit: PageVisit

    var expiresAt: Int64 { redirect.expiresAt }

    /// Whether `session` is what the app began the visit with.
    func isOf(_ session: String, in project: ProjectID) -> Bool {
        guard projectID == project else { return false }
        let digest = SHA256.hash(data: Array(session.utf8))
        return Hex.decode(visit.sessionDigest).map { digest == $0 } ?? false
    }
}
