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
    func check() throws(Refusal) {
        try Self.check(terms, "links.terms")
        try Self.check(privacy, "links.privacy")
        try Self.check(support, "links.support", allowsMail: true)
    }

    /// Throws unless the text is an address that an app can open without harm.
    private static func check(
        _ text: String?,
        _ field: String,
        allowsMail: Bool = false
    ) throws(Refusal) {
        guard let text else { return }
        if WebAddress(text) != nil { return }
        if allowsMail, isMail(text) { return }
        let mail = allowsMail ? ", or mailto: and an e-mail address" : ""
        throw .invalidArgument(field: field, problem: "must be an https or http URL\(mail)")
    }

    private static func isMail(_ text: String) -> Bool {
        let prefix = "mailto:"
        guard text.hasPrefix(prefix) else { return false }
        return (try? EmailAddress(checking: String(text.dropFirst(prefix.count)))) != nil
    }
}
