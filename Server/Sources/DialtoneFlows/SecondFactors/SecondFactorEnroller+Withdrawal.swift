import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

extension SecondFactorEnroller {
    /// Removes a factor from the account, and ends the account's other sessions.
    ///
    /// Only a session that verified a second factor may do this; otherwise a stolen password would
    /// be enough to remove the factor. The caller's session keeps its verified factor, unless that
    /// is the removed one, or a recovery code that ended with the last factor.
    package func withdraw(
        _ id: String?,
        idToken: String?,
        for caller: AppCaller
    ) async throws -> TokenPair {
        let (_, token) = try await authenticator.authenticated(idToken, of: caller.projectID)
        guard let id, !id.isEmpty else { throw Refusal.secondFactor(.missingID) }
        let factorID = SecondFactorID(rawValue: id)
        let now = clock.now
        let rule = ChangeRule(caller.settings, at: now)
        let notices = issuer.notices(link: nil, for: caller)
        let changed = try await store.write { data in
            let acting = try token.hold(in: data)
            var account = acting.account
            guard let index = account.secondFactors.firstIndex(where: { $0.id == factorID }) else {
                throw Refusal.secondFactor(.notFound)
            }
            account.secondFactors.remove(at: index)
            let endsRecovery = account.recoveryCodes == nil
            let session = try acting.saveEndingOthers(
                &account,
                under: rule,
                sharingEmail: true,
                in: data
            ) { session in
                let proved = session.context.secondFactor
                if proved?.id == factorID || (proved?.isRecoveryCode == true && endsRecovery) {
                    session.context.secondFactor = nil
                }
            }
            try tell(of: account, since: acting.account, at: now, in: data)
            try notices.queueText(ofAdded: nil, to: account, in: data, at: now)
            return Changed(session: session, account: account)
        }
        await issuer.deliver(notices)
        await mailer.tell(.secondFactorRemoved, to: changed.account, for: caller)
        return try await tokens(of: changed, by: caller.settings.tokens, at: now)
    }
}
