import PhoneNumbers

extension SecondFactorEnroller {
    /// Sends a code to the number that is to become a second factor.
    ///
    /// Whose number it is otherwise changes nothing about the answer.
    package func startPhone(
        _ phoneNumber: String?,
        appProof: AppProof,
        app: RelyingApp?,
        idToken: String?,
        for caller: SignInCaller
    ) async throws -> PendingVerification {
        let settings = caller.settings.secondFactors
        try settings.requirePhone()
        let account = try await admit(idToken, for: caller).account
        let signedText = phoneNumber ?? ""
        let phoneNumber = try CodeRequest.parse(signedText).number
        try account.checkEnrollment(of: phoneNumber, by: settings)
        return try await codeSender.send(
            CodeRequest(
                caller: caller,
                phoneNumber: phoneNumber.e164,
                appProof: appProof,
                app: app,
                signedText: signedText,
                purpose: .secondFactorEnrollment(account.id)
            )
        )
    }

    /// Adds the number whose code came, and ends the account's earlier sessions.
    package func finishPhone(
        sessionInfo: String?,
        code: String?,
        displayName: String?,
        idToken: String?,
        link: ActionLink?,
        for caller: SignInCaller
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
        let continuation = continuation(of: token, for: caller, at: now)
        let id = SecondFactorID(random: random)
        let outcome: Result<Changed, Refusal> = try await store.write { data in
            let phoneNumber: PhoneNumber
            switch try evidence.judge(in: data, at: now) {
            case .refused(let refusal): return .failure(refusal)
            case .proved(let proved): phoneNumber = proved
            }
            let before = try Self.hold(token, of: caller.projectID, in: data)
            var account = before
            try account.checkEnrollment(of: phoneNumber, by: settings)
            let factor = SecondFactor(
                id: id,
                proof: .phone(phoneNumber),
                displayName: displayName,
                enrolledAt: now
            )
            account.secondFactors.append(factor)
            try Self.saveEndingSessions(&account, at: now, in: data)
            try tell(of: account, since: before, at: now, in: data)
            let session = try continuation.open(
                for: account,
                secondFactor: ProvedSecondFactor(factor),
                in: data
            )
            return .success(Changed(factor: id, session: session, account: account))
        }
        let changed = try outcome.get()
        await tellOwner(of: changed.account, ofAdded: changed.factor, link: link, for: caller)
        return try await tokens(of: changed, continuation, by: caller.settings.tokens)
    }
}
