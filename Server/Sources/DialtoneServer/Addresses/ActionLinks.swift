import DialtoneBasics
import DialtoneModel

/// Creates the links of mails, based on the server's own URL.
struct ActionLinks: Sendable {
    /// The page that the links open.
    static let page = "/__/auth/action"

    /// The page that links open in development mode instead.
    ///
    /// Like the emulator's, it performs the code's action immediately, and redirects browsers to
    /// the page.
    static let emulatorPage = "/emulator/action"

    static let signInPage = "/sign-in"
    static let accountPage = "/account"

    /// The sign-in page for apps that use Google's web SDK.
    static let hostedPage = "/__/auth/sign-in"

    private let mode: ServerMode
    private let publicURL: String?

    init(mode: ServerMode, publicURL: String?) {
        self.mode = mode
        self.publicURL = publicURL
    }

    /// Returns the base of links in an app's mails; `nil` if the server's URL is unknown.
    ///
    /// In production, the request's host is not used: otherwise, an attacker who requests a mail
    /// for another user could direct its link, with the code, to any host.
    func link(apiKey: String?, authority: String?) -> ActionLink? {
        switch mode {
        case .production:
            return publicURL.map { url in
                ActionLink(page: url + Self.page, shortPage: url + Self.page, apiKey: apiKey)
            }
        case .development:
            let url = publicURL ?? "http://\(authority ?? "localhost")"
            return ActionLink(
                page: url + Self.emulatorPage,
                shortPage: url + Self.page,
                apiKey: apiKey
            )
        }
    }

    /// Returns the base of links in mails that `caller` causes.
    func link(for caller: AppCaller) -> ActionLink? {
        link(apiKey: caller.apiKey, authority: caller.claims.authority)
    }

    /// Returns the URL at which the user continues after an action.
    ///
    /// It is on an authorized host of the project, or it is a page of this server that continues
    /// there. The request's host counts only in development.
    func continueURL(
        _ text: String,
        authority: String?,
        by settings: ProjectSettings
    ) throws(Refusal) -> ContinueURL {
        let own: String? =
            switch mode {
            case .production: publicURL
            case .development: publicURL ?? authority.map { "http://\($0)" }
            }
        return try ContinueURL(
            checking: text,
            by: settings,
            ownPages: own.map { own in
                [Self.signInPage, Self.accountPage, Self.hostedPage].map { own + $0 }
            } ?? []
        )
    }

    /// Returns the base of a required link, with the URL at which the app continues.
    ///
    /// Throws in production if the app requests a `domain` other than the link's. Development
    /// ignores the domain, which is that of production.
    func link(
        apiKey: String?,
        authority: String?,
        continueURL: String?,
        domain: String?,
        by settings: ProjectSettings
    ) throws -> ActionLink {
        let url = try continueURL.flatMap { text in
            text.isEmpty
                ? nil : try self.continueURL(text, authority: authority, by: settings).text
        }
        if let domain, !domain.isEmpty, mode.isProduction,
            let own = publicURL.flatMap(WebAddress.init)?.host, own != domain.lowercased()
        {
            throw RequestRefusal.foreignLinkDomain(own)
        }
        guard let link = link(apiKey: apiKey, authority: authority) else {
            throw Refusal.unsupportedOperation(
                "The server has no public URL for links in e-mails. Set listen.publicURL."
            )
        }
        return link.continuing(to: url)
    }
}
