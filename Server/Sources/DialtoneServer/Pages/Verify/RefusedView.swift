import DialtoneAppVerification
import DialtoneCore

/// What the template shows where there is no challenge.
struct RefusedView: Sendable {
    let assets: String
    let language: String
    let appName: String
    let title: String
    let lead: String
    let developer: Developer?
    let next: Next?

    /// What only people can mend who make the app.
    struct Developer: Sendable {
        let explanation: String
        let command: String?
    }

    /// The way back to the app.
    struct Next: Sendable {
        let url: String
        let label: String
    }

    struct Contents: Sendable {
        var title: String
        var lead: String
        var appName = ""
        var developer: Developer?
        var next: Next?
    }

    init(assets: String, language: String, contents: Contents) {
        self.assets = assets
        self.language = language
        appName = contents.appName
        title = contents.title
        lead = contents.lead
        developer = contents.developer
        next = contents.next
    }
}
