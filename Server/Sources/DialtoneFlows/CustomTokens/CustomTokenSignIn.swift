package import DialtoneBasics
import DialtoneFederation
import DialtoneIDTokens
package import DialtoneModel
import Foundation

/// Signs in users with custom tokens, which the app's back end signs with a service account's key.
package struct CustomTokenSignIn: Sendable {
    private let store: any DataStore
    private let completion: SignInCompletion
    private let uses: CredentialUses
    private let clock: ServerClock
    private let random: RandomSource

    /// Reads tokens without verifying them; `nil` in production.
    private let unverifiedTokens: UnverifiedTokens?

    package init(
        store: any DataStore,
        completion: SignInCompletion,
        uses: CredentialUses,
        clock: ServerClock,
        random: RandomSource,
        unverifiedTokens: UnverifiedTokens?
    ) {
        self.store = store
        self.completion = completion
        self.uses = uses
        self.clock = clock
        self.random = random
        self.unverifiedTokens = unverifiedTokens
    }

    /// Signs in to the account that the token names, and creates it if it does not exist.
    ///
    /// The back end is responsible for authentication, so second factors are not required.
    package func signIn(
        by text: String,
        for caller: AppCaller
    ) async throws -> (outcome: SignInOutcome, isNew: Bool) {
        guard !text.isEmpty else { throw FederationRefusal.missingCustomToken }
        let token = try await token(in: text, for: caller.projectID)
        guard token.tenantID == caller.projectID.tenantID else { throw Refusal.tenantMismatch }
        let now = clock.now
        let events = AccountEvents(for: caller.project, at: now, random: random)
        // The sign-in needs no transaction in common with this one: it locks the account and checks
        // it again, and the token is valid for whichever account has the ID. An account that is
        // deleted in between is reported as not found, and the next attempt creates it.
        let isNew = try await store.write { data in
            try Self.prepare(
                Account(id: token.accountID, projectID: caller.projectID, createdAt: now),
                telling: events,
                in: data
            )
        }
        var factor = FirstFactor(provider: .custom, method: SignInProvider.custom.rawValue)
        factor.sessionClaims = token.sessionClaims
        factor.bypassesSecondFactor = true
        let outcome = try await completion.complete(token.accountID, by: factor, for: caller)
        return (outcome, isNew)
    }

    private func token(in text: String, for project: ProjectID) async throws -> CustomToken {
        if let token = try unverifiedTokens?.customToken(in: text) { return token }
        guard let token = SignedToken(text),
            let claims = try? JSONDecoder().decode(AssertionClaims.self, from: Data(token.payload))
        else { throw FederationRefusal.invalidCustomToken("The token cannot be parsed.") }
        // A deleted service account ends no sessions that its tokens opened, so the result is the
        // same if it is deleted just after this check or after the sign-in.
        guard let account = try await store.read({ try $0.serviceAccount(email: claims.issuer) }),
            claims.subject == claims.issuer, account.hasSigned(token)
        else {
            let problem = "The token is not signed by a known service account."
            throw FederationRefusal.invalidCustomToken(
                unverifiedTokens == nil ? problem : UnverifiedTokens.hint(after: problem)
            )
        }
        guard account.projectID == project.parent else {
            throw FederationRefusal.credentialMismatch
        }
        if let end = account.expiresAt, account.hasExpired(at: clock.now) {
            throw FederationRefusal.invalidCustomToken(
                "The service account expired at \(end.rfc3339)."
            )
        }
        guard account.role >= .editor else {
            throw FederationRefusal.invalidCustomToken(
                "The service account's role does not allow it to sign custom tokens."
            )
        }
        guard claims.audience.names == [CustomToken.audience] else {
            throw FederationRefusal.invalidCustomToken("The token has another audience.")
        }
        guard claims.isInForce(at: clock.now) else {
            throw FederationRefusal.invalidCustomToken(
                "The token expired, is not valid yet, or is valid for more than an hour."
            )
        }
        uses.note(account.credential, after: account.lastUsedAt)
        return try CustomToken(payload: token.payload)
    }

    /// Creates the account if it does not exist, and returns whether it did so.
    private static func prepare(
        _ candidate: Account,
        telling events: AccountEvents,
        in data: any AccountChangeRecords
    ) throws -> Bool {
        var account = candidate
        account.isCustomAuth = true
        // The ID may have belonged to a deleted account, whose tokens must not be valid here.
        account.validSince = account.createdAt
        // Not counted for a quota: the project's own back end created it, not an app.
        if try data.insert(account) {
            try events.record(.accountCreated, of: account, in: data)
            return true
        }
        guard let before = try data.holdAccount(account.id, of: account.projectID),
            !before.isCustomAuth
        else { return false }
        var existing = before
        existing.isCustomAuth = true
        try data.save(.byAdministrator(existing))
        try events.recordChange(from: before, to: existing, in: data)
        return false
    }
}
