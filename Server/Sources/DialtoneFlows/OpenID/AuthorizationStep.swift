package import DialtoneBasics
package import DialtoneModel

/// What must happen next before a client's request can be granted.
package enum AuthorizationStep: Hashable, Sendable {
    /// The user must sign in.
    case signIn

    /// The user must choose between the account in the browser and another one.
    case chooseAccount

    /// The user must agree that the client receives data.
    case consent

    /// The user must agree to continue, because another app could have made the request.
    case confirm

    /// Nothing: the client gets a code.
    case grant

    /// The client gets an error.
    case refuse(OAuthRefusal)
}

/// Determines the next step of a request from what is known of the browser and its user.
package struct AuthorizationJudgment: Sendable {
    package let ticket: AuthorizationTicket
    package let client: OAuthClient
    package let redirect: ClientRedirect

    /// The browser's session and its account; `nil` if the browser is not signed in.
    package let browser: ActingSession?

    /// What the user has consented to; `nil` if nothing.
    package let consent: ClientConsent?

    /// Whether a sign-in on the page can prove two factors of the browser's account.
    package let canProveTwoFactors: Bool
    package let now: Timestamp

    private var request: AuthorizationRequest { ticket.request }
    private var isSilent: Bool { request.prompts.contains(.none) }

    package init(
        of ticket: AuthorizationTicket,
        from client: OAuthClient,
        to redirect: ClientRedirect,
        browser: ActingSession?,
        consent: ClientConsent?,
        canProveTwoFactors: Bool,
        at now: Timestamp
    ) {
        self.ticket = ticket
        self.client = client
        self.redirect = redirect
        self.browser = browser
        self.consent = consent
        self.canProveTwoFactors = canProveTwoFactors
        self.now = now
    }

    package var step: AuthorizationStep {
        guard let browser else { return signIn }
        if let step = stepForUser(of: browser) { return step }
        if request.needsLevel, !request.levels.contains(browser.session.authenticationLevel) {
            return .refuse(
                OAuthRefusal(
                    .unmetAuthenticationRequirements,
                    "The user has no second factor of this project."
                )
            )
        }
        return stepForConsent(of: browser) ?? .grant
    }

    private var signIn: AuthorizationStep {
        isSilent ? .refuse(OAuthRefusal(.loginRequired, "The user must sign in.")) : .signIn
    }

    /// Returns the step that finds the right user; `nil` if the browser has that user's session.
    private func stepForUser(of browser: ActingSession) -> AuthorizationStep? {
        let isAnswered = ticket.isAnswered(by: browser.session)
        if let expected = request.expectedAccount, expected != browser.account.id.rawValue {
            // The user signed in to another account than the client expects.
            return isAnswered
                ? .refuse(OAuthRefusal(.loginRequired, "Another user has signed in.")) : signIn
        }
        if isAnswered { return nil }
        if ticket.wantsOtherAccount || request.prompts.contains(.login) { return signIn }
        if let age = request.maximumAge, now - browser.session.signedInAt > age { return signIn }
        if request.maximumAge == .seconds(0) { return signIn }
        if wantsHigherLevel(than: browser) { return signIn }
        if request.prompts.contains(.selectAccount), !ticket.isChosen(browser.account.id) {
            return .chooseAccount
        }
        return nil
    }

    /// Whether another sign-in could reach the level that the client prefers.
    private func wantsHigherLevel(than browser: ActingSession) -> Bool {
        guard let wanted = request.levels.first, wanted > browser.session.authenticationLevel else {
            return false
        }
        return canProveTwoFactors
    }

    private func stepForConsent(of browser: ActingSession) -> AuthorizationStep? {
        if ticket.isConsented(by: browser.account.id) { return nil }
        let isCovered =
            client.details.isFirstParty
            || (consent.map { request.scopes.isSubset(of: $0.scopes) } ?? false)
        if !isCovered || request.prompts.contains(.consent) {
            return isSilent
                ? .refuse(OAuthRefusal(.consentRequired, "The user must consent.")) : .consent
        }
        // RFC 8252, section 8.6: a request without a user's action could come from another app that
        // receives what is sent to the address.
        guard client.kind == .public, redirect.canBeClaimedByOthers,
            !ticket.isAnswered(by: browser.session), !ticket.isChosen(browser.account.id)
        else { return nil }
        return isSilent
            ? .refuse(OAuthRefusal(.interactionRequired, "The user must agree to continue."))
            : .confirm
    }
}
