/// What a custom text of a mail may contain in braces, such as `{link}`.
package enum MailPlaceholder: String, CaseIterable, Hashable, Sendable {
    /// The action link.
    case link

    /// The account's address; in a report of a new address, the previous one.
    case email

    /// The address that replaces it.
    case newEmail

    /// The app's name.
    case app

    /// The user's name, or the address if the account has no usable name.
    case name

    /// The name in the templates of Google's project configuration.
    package var upstreamName: String {
        switch self {
        case .link: "%LINK%"
        case .email: "%EMAIL%"
        case .newEmail: "%NEW_EMAIL%"
        case .app: "%APP_NAME%"
        case .name: "%DISPLAY_NAME%"
        }
    }

    /// The form in a custom text.
    package var text: String { "{\(rawValue)}" }
}

extension AccountNotice.Kind {
    /// The placeholders of this mail's texts.
    package var placeholders: [MailPlaceholder] {
        MailPlaceholder.allCases.filter { placeholder in
            switch placeholder {
            case .link: hasLink
            case .newEmail: self == .changeEmail || self == .emailChanged
            case .email, .app, .name: true
            }
        }
    }
}
