import DialtoneCore

/// Makes the links of mails, from what the server knows of its own address.
struct ActionLinks: Sendable {
    /// The page that the links open.
    static let page = "/__/auth/action"

    /// What development mode's links open instead: it does at once what the code is for, as the
    /// emulator's does, and sends browsers on to the page.
    static let emulatorPage = "/emulator/action"

    private let mode: ServerMode
    private let publicURL: String?

    init(mode: ServerMode, publicURL: String?) {
        self.mode = mode
        self.publicURL = publicURL
    }

    /// Where the links of an app's mails lead; `nil` where the server does not know its address.
    ///
    /// In production the request is not believed: whoever asks for somebody else's mail could
    /// have the link in it, with its code, lead anywhere.
    func link(apiKey: String?, authority: String?) -> ActionLink? {
        switch mode {
        case .production:
            publicURL.map { ActionLink(page: $0 + Self.page, apiKey: apiKey) }
        case .development:
            ActionLink(
                page: (publicURL ?? "http://\(authority ?? "localhost")") + Self.emulatorPage,
                apiKey: apiKey
            )
        }
    }

    /// The same for a link that must not be missing, with the address at which the app goes on.
    ///
    /// Throws in production if the app wants the link to lead to another `domain` than it does.
    /// Development ignores the domain, which is that of production.
    func link(
        apiKey: String?,
        authority: String?,
        continueURL: String?,
        domain: String?,
        by settings: ProjectSettings
    ) throws -> ActionLink {
        let url = try continueURL.flatMap { text in
            text.isEmpty ? nil : try ContinueURL(checking: text, by: settings).text
        }
        if let domain, !domain.isEmpty, mode.isProduction,
            let own = publicURL.flatMap(WebAddress.init)?.host, own != domain.lowercased()
        {
            throw RequestRefusal.foreignLinkDomain(own)
        }
        guard let link = link(apiKey: apiKey, authority: authority) else {
            throw Refusal.unsupportedOperation(
                "This server has no address for links in mails; set listen.publicURL."
            )
        }
        return link.continuing(to: url)
    }
}
