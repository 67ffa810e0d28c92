import DialtoneModel

/// A visit to a page that Google's web SDK opened for an authorized page.
struct WebVisit: Sendable {
    let project: Project
    let operation: WebOperation
    let eventID: String?

    /// The app whose API key the SDK uses.
    let app: (apiKey: String, id: String?)

    /// The API key and app name, joined as in the SDK's own storage.
    let key: String

    let providerID: String
    let tenantID: String?
    let page: AppPage

    /// The digest of the waiting page's secret; `nil` until the page has generated one.
    let challenge: String?
}
