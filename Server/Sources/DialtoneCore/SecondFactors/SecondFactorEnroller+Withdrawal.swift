extension SecondFactorEnroller {
    /// Takes a factor off the account, and ends the account's earlier sessions.
    ///
    /// The session that goes on keeps saying which factor it began with, unless it was this one.
    package func withdraw(
        _ id: String?,
        idToken: String?,
        for caller: SignInCaller
    ) async throws -> TokenPair {
        let (_, token) = try await authenticator.authenticated(idToken, of: caller.projectID)
        guard let id, !id.isEmpty else { throw Refusal.secondFactor(.missingID) }
        let factorID = SecondFactorID(rawValue: id)
        let now = clock.now
        let continuation = continuation(of: token, for: caller, at: now)
        let changed = try await store.write { data in
            let before = try Self.hold(token, of: caller.projectID, in: data)
            var account = before
            guard let index = account.secondFactors.firstIndex(where: { $0.id == factorID }) else {
                throw Refusal.secondFactor(.notFound)
            }
            account.secondFactors.remove(at: index)
            try Self.saveEndingSessions(&account, at: now, in: data)
            try tell(of: account, since: before, at: now, in: data)
            let session = try continuation.open(
                for: account,
                secondFactor: token.secondFactor?.id == factorID ? nil : token.secondFactor,
                in: data
            )
            return Changed(factor: factorID, session: session, account: account)
        }
        await tellOwner(of: changed.account, ofRemovalFor: caller)
        return try await tokens(of: changed, continuation, by: caller.settings.tokens)
    }
}
