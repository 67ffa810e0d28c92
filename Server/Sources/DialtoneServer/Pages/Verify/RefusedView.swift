import DialtoneModel

/// The template values of the page without a challenge.
struct RefusedView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let appName: String
    let brand: BrandView?
    let title: String
    let lead: String
    let developer: Developer?
    let next: Next?

    /// Whether the details for developers are expanded, as they are only in development.
    let isDevelopment: Bool

    /// The details of a problem that only the app's developers can fix.
    struct Developer: Sendable {
        let explanation: String
        let command: String?
    }

    /// The link back to the app.
    struct Next: Sendable {
        let url: String
        let label: String
    }

    struct Contents: Sendable {
        var title: String
        var lead: String

        /// The project whose look the page has, as far as it is known.
        var project: Project?
        var developer: Developer?
        var next: Next?
    }

    init(
        _ files: PageFiles,
        language: PageLanguage,
        contents: Contents,
        isDevelopment: Bool = false
    ) {
        assets = files.assets.path
        self.language = language.tag
        direction = language.direction
        self.isDevelopment = isDevelopment
        appName = contents.project?.displayName ?? ""
        brand = contents.project.map { files.brand(of: $0, in: language) }
        title = contents.title
        lead = contents.lead
        developer = contents.developer
        next = contents.next
    }
}

extension VerifyTexts {
    /// The texts at the URL that is meant only for apps.
    var callback: RefusedView.Contents { .init(title: callbackTitle, lead: callbackLead) }
}
