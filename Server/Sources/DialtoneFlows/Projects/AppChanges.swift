import DialtoneModel

/// What an operator enters about an app; `nil` keeps the present value.
package struct AppChanges: Sendable {
    package var displayName: String?
    package var bundleID: String?

    /// An empty text removes the team ID.
    package var teamID: String?

    /// An empty text removes the client ID.
    package var clientID: String?
    package var redirects: [String]?

    /// SHA-256 digests in any notation that ``AppRules/certificateHash(_:)`` understands.
    package var certificateHashes: [String]?

    package init() {}

    /// The values of the app of a development project.
    package static let demo = {
        var values = Self()
        values.displayName = "Demo"
        values.bundleID = "com.example.demo"
        return values
    }()

    /// Applies the values to an app, which is then still to be checked.
    func apply(to app: inout RelyingApp) throws(Refusal) {
        if let displayName { app.displayName = displayName }
        if let bundleID { app.bundleID = bundleID }
        if let teamID { app.details.teamID = teamID.isEmpty ? nil : teamID }
        if let clientID { app.details.clientID = clientID.isEmpty ? nil : clientID }
        if let redirects { app.details.redirects = redirects }
        guard let certificateHashes else { return }
        if let problem = AppRules.problem(withCertificateHashes: certificateHashes) {
            throw .invalidArgument(field: "certificateHashes", problem: problem)
        }
        // The same digest in two notations is one digest.
        app.details.certificateHashes = certificateHashes.compactMap(AppRules.certificateHash)
    }
}
