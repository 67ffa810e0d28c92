// Links in e-mails, which may open the app at any time, also in a new process.
extension SignInModel {
    /// Signs in with a link, now or after the request in progress.
    mutating func open(_ link: String) -> [SignInEffect] {
        guard canOpenLink else { return [] }
        openedLink = link
        return useOpenedLink()
    }

    /// A user who is signed in needs no link, and the project may have turned links off meanwhile.
    private var canOpenLink: Bool {
        if case .done = step { return false }
        return enrolling == nil && options.methods.contains(.emailLink)
    }

    /// Signs in with a link that was opened, or asks for its address first.
    mutating func useOpenedLink() -> [SignInEffect] {
        guard let link = openedLink, !isBusy else { return [] }
        guard canOpenLink else {
            openedLink = nil
            return []
        }
        // This step waits for the user, who can change the address or try again.
        if case .email(let entry) = step, entry.purpose == .confirm { return [] }
        guard let email = linkEmail ?? typedLinkEmail else {
            show(.email(EmailEntry(.confirm)))
            return []
        }
        return use(link, sentTo: email)
    }

    mutating func use(_ link: String, sentTo email: String) -> [SignInEffect] {
        show(.email(EmailEntry(.confirm, email: email)))
        return run(.openLink(link, email: email), for: .proof)
    }

    /// The address of the step for links, if it is complete.
    private var typedLinkEmail: String? {
        guard case .email(let entry) = step, entry.purpose == .link, entry.addressComplaint == nil
        else {
            return nil
        }
        return entry.email
    }

    /// Asks for another link, because the one that was opened no longer works.
    mutating func replaceLink() {
        guard case .email(let entry) = step, entry.purpose == .confirm else { return }
        openedLink = nil
        step = .email(EmailEntry(.link, email: entry.email))
    }
}
