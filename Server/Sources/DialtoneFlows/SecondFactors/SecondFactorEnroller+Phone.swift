import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel
import PhoneNumbers

extension SecondFactorEnroller {
    /// Sends a code to the phone number of a new second factor.
    ///
    /// The response does not depend on whether another account has the number.
    package func startPhone(
        _ phoneNumber: String?,
        appProof: AppProof,
        idToken: String?,
        for caller: AppCaller
    ) async throws -> PendingVerification {
        let settings = caller.settings.secondFactors
        try settings.requirePhone()
        let account = try await admitToEnroll(idToken, for: caller)
        let signedText = phoneNumber ?? ""
        let phoneNumber = try PlannedNumber.requested(signedText).number
        try account.checkEnrollment(of: phoneNumber, by: settings)
        return try await codeSender.send(
            to: phoneNumber.e164,
            for: .secondFactorEnrollment(account.id),
            by: caller,
            proof: appProof,
            signedText: signedText
        )
    }

    /// Adds the verified phone number as a second factor, in the place of `replaced` if there is
    /// one, and ends the account's other sessions.
    package func finishPhone(
        sessionInfo: String?,
        code: String?,
        displayName: String?,
        replacing replaced: String? = nil,
        idToken: String?,
        link: ActionLink?,
        for caller: AppCaller
    ) async throws -> TokenPair {
        let settings = caller.settings.secondFactors
        try settings.requirePhone()
        let (account, token) = try await admit(idToken, for: caller)
        let evidence = try keys.evidence(
            sessionInfo: sessionInfo,
            code: code,
            for: .secondFactorEnrollment(account.id),
            of: caller.projectID
        )
        let now = clock.now
        let rule = ChangeRule(caller.settings, at: now)
        let id = SecondFactorID(random: random)
        let notices = issuer.notices(link: link, for: caller)
        let outcome: Result<Changed, Refusal> = try await store.write { data in
            let phoneNumber: PhoneNumber
            switch try evidence.judge(in: data, by: CodeRules(for: caller), at: now) {
            case .refused(let refusal): return .failure(refusal)
            case .proved(let proved): phoneNumber = proved
            }
            let acting = try token.hold(in: data)
            var account = try acting.account.replacing(Self.factorID(replaced))
            try account.checkEnrollment(of: phoneNumber, by: settings)
            let factor = SecondFactor(
                id: id,
                proof: .phone(phoneNumber),
                displayName: displayName,
                enrolledAt: now
            )
            account.secondFactors.append(factor)
            let session = try acting.saveEndingOthers(
                &account,
                under: rule,
                begunAt: try evidence.start(in: data),
                sharingEmail: true,
                in: data
            ) { $0.prove(factor) }
            try tell(of: account, since: acting.account, at: now, in: data)
            try notices.leave(ofAdded: id, to: account, in: data, at: now)
            return .success(Changed(session: session, account: account))
        }
        let changed = try outcome.get()
        await deliver(notices, of: changed, replacing: replaced, for: caller)
        return try await tokens(of: changed, by: caller.settings.tokens, at: now)
    }
}
