import DialtoneModel

/// An app, as `--json` prints it.
struct AppView: Encodable {
    let apiKey: String
    let appID: String
    let platform: String
    let bundleID: String
    let displayName: String

    init(_ app: RelyingApp) {
        apiKey = app.apiKey
        appID = app.appID
        platform = app.platform.rawValue
        bundleID = app.bundleID
        displayName = app.displayName
    }
}
