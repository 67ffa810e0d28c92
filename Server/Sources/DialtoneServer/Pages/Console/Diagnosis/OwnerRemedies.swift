import DialtoneBasics

/// What an operator can do for the user with a number or an e-mail address.
struct OwnerRemedies: Sendable {
    /// The path of the user's page, whose forms do it.
    let userPath: String

    /// Whether the user is disabled, and can be enabled.
    let isDisabled: Bool

    /// Whether an e-mail with which the user sets a new password can be sent.
    let canMail: Bool

    init?(_ user: String, isDisabled: Bool, canMail: Bool, in project: ProjectID) {
        guard isDisabled || canMail else { return nil }
        self.isDisabled = isDisabled
        // A disabled user cannot sign in with a new password, so enabling comes first.
        self.canMail = canMail && !isDisabled
        let users = ConsoleSection.users.path(in: project.rawValue) ?? ""
        userPath = "\(users)/\(PagePath.escaped(user))"
    }
}
