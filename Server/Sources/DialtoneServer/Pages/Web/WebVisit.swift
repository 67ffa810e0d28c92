import DialtoneCore

/// A visit to a page that Google's web SDK opened, for a page that may use this server.
struct WebVisit: Sendable {
    let project: Project
    let operation: WebOperation
    let eventID: String?

    /// API key and app name, as the SDK's own storage joins them.
    let key: String

    let providerID: String
    let tenantID: String?
    let page: AppPage

    /// Absent until the waiting page has drawn a secret.
    let challenge: String?
}
