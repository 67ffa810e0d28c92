package import DialtoneBasics
package import DialtoneFederation
import DialtoneIDTokens
package import DialtoneModel

/// Signs in users with identity providers.
package struct ProviderSignIn: Sendable {
    private let store: any DataStore
    private let resolver: ProviderResolver
    private let authenticator: IDTokenAuthenticator
    private let creation: AccountCreation
    private let completion: SignInCompletion
    private let issuer: ActionCodeIssuer
    private let secrets: ProviderSecrets
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        resolver: ProviderResolver,
        authenticator: IDTokenAuthenticator,
        creation: AccountCreation,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer,
        secrets: ProviderSecrets,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.resolver = resolver
        self.authenticator = authenticator
        self.creation = creation
        self.completion = completion
        self.issuer = issuer
        self.secrets = secrets
        self.clock = clock
        self.random = random
    }

    /// Signs in, signs up or links, by the rules of ``IdentityResolution``.
    package func signIn(
        by request: ProviderSignInRequest,
        for caller: AppCaller
    ) async throws -> ProviderSignInResult {
        let token = try await token(toLink: request.idToken, of: caller.projectID)
        let evidence = try await resolver.evidence(in: request.proof, of: caller.projectID)
        let factor = Self.factor(evidence.identity, isLink: token != nil)
        var resolution = IdentityResolution(
            identity: evidence.identity,
            createsAccount: request.createsAccount,
            settings: caller.settings,
            projectID: caller.projectID,
            events: AccountEvents(for: caller.project, at: clock.now, random: random),
            now: clock.now
        )
        let notices = issuer.notices(link: request.link, for: caller)
        if let token {
            return try await issuer.delivering(notices) {
                try await link(
                    resolution,
                    to: token,
                    leaving: notices,
                    evidence,
                    by: factor,
                    for: caller
                )
            }
        }
        resolution.newcomer = try await newcomer(for: resolution, by: factor, for: caller)
        let outcome = try await resolve(resolution, leaving: notices)
        await issuer.deliver(notices)
        switch outcome {
        case .account(let id, let isNew, let isRecycled):
            return .completed(
                try await completion.complete(id, by: factor, for: caller),
                .init(evidence: evidence, isNew: isNew, isRecycled: isRecycled)
            )
        case .unconfirmed(let owner):
            return .confirmationNeeded(
                owner: owner,
                evidence,
                pendingToken: try pendingToken(for: evidence.identity, of: caller.projectID)
            )
        }
    }

    /// Links the identity to the account of `token`, in the transaction that continues its session,
    /// after the hook has agreed.
    private func link(
        _ resolution: IdentityResolution,
        to token: CheckedIDToken,
        leaving notices: OwnerNotices,
        _ evidence: ProviderEvidence,
        by factor: FirstFactor,
        for caller: AppCaller
    ) async throws -> ProviderSignInResult {
        let check = { @Sendable (data: any AccountReader) in
            try resolution.checkConflict(with: token.accountID, in: data)
        }
        do {
            // Checked first, so that no hook is called for a link that is not possible.
            try await store.read(check)
            do {
                let outcome = try await completion.complete(
                    token.accountID,
                    by: factor,
                    continuing: token,
                    for: caller
                ) { _, data in
                    try resolution.link(to: token, leaving: notices, in: data)
                }
                return .completed(
                    outcome,
                    .init(evidence: evidence, isNew: false, isRecycled: false)
                )
            } catch let conflict as AccountConflict {
                // Another account claimed the identity or the address concurrently.
                try await store.read(check)
                throw conflict
            }
        } catch let conflict as IdentityResolution.Conflict {
            return .conflict(
                conflict.refusal,
                evidence,
                pendingToken: try pendingToken(for: evidence.identity, of: caller.projectID)
            )
        }
    }

    /// Returns the account to create if the user has none; `nil` if sign-up is not allowed.
    ///
    /// The hook is called only if there is no account.
    private func newcomer(
        for resolution: IdentityResolution,
        by factor: FirstFactor,
        for caller: AppCaller
    ) async throws -> ApprovedAccount? {
        guard resolution.mayCreateAccount else { return nil }
        if caller.project.hook(at: .beforeCreate) != nil {
            let isNeeded = try await store.read { try resolution.needsAccount(in: $0) }
            guard isNeeded else { return nil }
        }
        let candidate = resolution.candidate(AccountID(random: random))
        return try await creation.approve(candidate, by: factor, for: caller)
    }

    /// Resolves the identity, and retries if a concurrent request claimed the same identity or
    /// address: an account then has it.
    private func resolve(
        _ resolution: IdentityResolution,
        leaving notices: OwnerNotices
    ) async throws -> IdentityResolution.Outcome {
        do {
            return try await store.write { try resolution.resolve(leaving: notices, in: $0) }
        } catch is AccountConflict {
            return try await store.write { try resolution.resolve(leaving: notices, in: $0) }
        }
    }

    private func token(
        toLink idToken: String?,
        of project: ProjectID
    ) async throws -> CheckedIDToken? {
        guard let idToken, !idToken.isEmpty else { return nil }
        return try await authenticator.authenticated(idToken, of: project).token
    }

    /// Returns the first factor.
    ///
    /// A caller who links is already signed in, including the second factor, and stays in the same
    /// session.
    private static func factor(_ identity: ProviderIdentity, isLink: Bool) -> FirstFactor {
        var factor = FirstFactor(provider: identity.provider, method: identity.provider.rawValue)
        factor.signInAttributes = SignInAttributes.text(of: identity)
        factor.bypassesSecondFactor = isLink
        return factor
    }

    private func pendingToken(
        for identity: ProviderIdentity,
        of project: ProjectID
    ) throws -> String {
        try secrets.handle(for: PendingIdentity(identity, at: clock.now), in: project)
    }
}
