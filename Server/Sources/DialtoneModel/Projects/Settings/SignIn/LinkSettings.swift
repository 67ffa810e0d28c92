package import DialtoneBasics

/// The project's pages that sign-in screens link to.
package struct LinkSettings: Hashable, Sendable {
    /// The terms of service.
    package var terms: String?

    /// The privacy policy.
    package var privacy: String?

    /// Where users get help: a page, or an address with `mailto:`.
    package var support: String?

    package init() {}
}

extension LinkSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("terms", \.terms),
            SettingPart("privacy", \.privacy),
            SettingPart("support", \.support),
        ]
    }
}

extension LinkSettings {
    private static let ownMachine: Set = ["localhost", "127.0.0.1"]

    /// `ownHosts` are the hosts whose pages apps may use; see ``ProjectSettings/authorizedDomains``.
    func check(ownHosts: [String]) throws(Refusal) {
        try Self.check(terms, "links.terms", ownHosts)
        try Self.check(privacy, "links.privacy", ownHosts)
        try Self.check(support, "links.support", ownHosts, allowsMail: true)
    }

    /// Throws unless the text is an address that an app can open without harm.
    ///
    /// Anyone between the user and a page of `http` can change the page. That is no danger on the
    /// developer's own machine, which only projects in development authorize by default.
    private static func check(
        _ text: String?,
        _ field: String,
        _ ownHosts: [String],
        allowsMail: Bool = false
    ) throws(Refusal) {
        guard let text else { return }
        if let address = WebAddress(text) {
            if address.origin.hasPrefix("https:") { return }
            if Self.ownMachine.contains(address.host), ownHosts.contains(address.host) { return }
            throw .invalidArgument(
                field: field,
                problem: "must be an https URL; http is for an app on the developer's own machine, "
                    + "and only if authorizedDomains contains its host, such as localhost"
            )
        }
        if allowsMail, isMail(text) { return }
        let mail = allowsMail ? ", or mailto: and an e-mail address" : ""
        throw .invalidArgument(field: field, problem: "must be an https URL\(mail)")
    }

    private static func isMail(_ text: String) -> Bool {
        let prefix = "mailto:"
        guard text.hasPrefix(prefix) else { return false }
        return (try? EmailAddress(checking: String(text.dropFirst(prefix.count)))) != nil
    }
}
