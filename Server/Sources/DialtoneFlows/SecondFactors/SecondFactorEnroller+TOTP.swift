package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// The data that a user needs to set up an authenticator app.
package struct StartedTOTPEnrollment: Sendable {
    package let secret: TOTPSecret

    /// Identifies the enrollment in the call that completes it.
    package let handle: String

    package let expiresAt: Timestamp
}

extension SecondFactorEnroller {
    /// Generates a secret for an authenticator app.
    package func startTOTP(
        idToken: String?,
        for caller: AppCaller
    ) async throws -> StartedTOTPEnrollment {
        try caller.settings.secondFactors.requireTOTP()
        let (account, token) = try await admit(idToken, for: caller)
        let now = clock.now
        let rule = ChangeRule(caller.settings, at: now)
        let secret = TOTPSecret(random: random)
        let handle = TOTPEnrollmentHandle(random: random)
        let id = SecondFactorID(random: random)
        let session = TOTPEnrollmentSession(
            digest: handle.digest,
            projectID: account.projectID,
            accountID: account.id,
            factorID: id,
            sealedSecret: try secrets.seal(
                secret,
                of: id,
                for: account.id,
                in: account.projectID
            ),
            createdAt: now,
            expiresAt: now + TOTPEnrollmentSession.lifetime
        )
        try await store.write { data in
            try rule.check(.recentSignIn, by: token.hold(in: data))
            try data.insert(session)
        }
        return StartedTOTPEnrollment(
            secret: secret,
            handle: handle.text,
            expiresAt: session.expiresAt
        )
    }

    /// Adds the authenticator app, whose first code is verified.
    ///
    /// Other sessions continue, unless the app takes the place of `replaced`.
    package func finishTOTP(
        sessionInfo: String?,
        code: String?,
        displayName: String?,
        replacing replaced: String? = nil,
        idToken: String?,
        link: ActionLink?,
        for caller: AppCaller
    ) async throws -> TokenPair {
        try caller.settings.secondFactors.requireTOTP()
        let (_, token) = try await admit(idToken, for: caller)
        guard let displayName, !displayName.isEmpty else {
            throw Refusal.secondFactor(.missingDisplayName)
        }
        guard let sessionInfo, !sessionInfo.isEmpty else { throw Refusal.missingSessionInfo }
        guard let code, !code.isEmpty else { throw Refusal.missingCode }
        guard let handle = TOTPEnrollmentHandle(sessionInfo) else {
            throw Refusal.unknownSession
        }
        let now = clock.now
        let rule = ChangeRule(caller.settings, at: now)
        let notices = issuer.notices(link: link, for: caller)
        let outcome: Result<Changed, Refusal> = try await store.write { data in
            let acting = try token.hold(in: data)
            let account = try acting.account.replacing(Self.factorID(replaced))
            let enrollment = try enrollment(handle, of: account, in: data, at: now)
            guard
                let step = try step(
                    of: OneTimeCode(typed: code),
                    for: enrollment,
                    by: caller.settings.secondFactors,
                    at: now
                )
            else {
                let triesLeft = try data.spendTOTPEnrollmentTry(handle.digest, at: now)
                return .failure(.wrongCode(triesLeft: triesLeft ?? 0))
            }
            return .success(
                try add(
                    enrollment,
                    to: account,
                    by: acting,
                    called: displayName,
                    provedAt: step,
                    under: rule,
                    leaving: notices,
                    in: data
                )
            )
        }
        let changed = try outcome.get()
        await deliver(notices, of: changed, replacing: replaced, for: caller)
        return try await tokens(of: changed, by: caller.settings.tokens, at: now)
    }

    /// Returns the open enrollment of `account`; throws if it has none, or may not complete it.
    private func enrollment(
        _ handle: TOTPEnrollmentHandle,
        of account: Account,
        in data: any TOTPEnrollmentRecords,
        at now: Timestamp
    ) throws -> TOTPEnrollmentSession {
        guard let enrollment = try data.totpEnrollment(handle.digest),
            enrollment.projectID == account.projectID, enrollment.accountID == account.id
        else { throw Refusal.unknownSession }
        if let refusal = enrollment.refusal(at: now) { throw refusal }
        try account.checkTOTPEnrollment()
        return enrollment
    }

    private func step(
        of code: OneTimeCode?,
        for enrollment: TOTPEnrollmentSession,
        by settings: SecondFactorSettings,
        at now: Timestamp
    ) throws -> Int64? {
        try secrets.open(
            enrollment.sealedSecret,
            of: enrollment.factorID,
            for: enrollment.accountID,
            in: enrollment.projectID
        )
        .step(of: code, at: now, adjacentSteps: settings.adjacentTOTPSteps, after: nil)
    }

    private func add(
        _ enrollment: TOTPEnrollmentSession,
        to account: Account,
        by acting: ActingSession,
        called displayName: String,
        provedAt step: Int64,
        under rule: ChangeRule,
        leaving notices: OwnerNotices,
        in data: any DataWriter
    ) throws -> Changed {
        let now = rule.now
        guard try data.completeTOTPEnrollment(enrollment.digest, at: now) else {
            throw Refusal.secondFactor(.enrollmentComplete)
        }
        let factor = SecondFactor(
            id: enrollment.factorID,
            proof: .totp(
                TOTPEnrollment(sealedSecret: enrollment.sealedSecret, lastUsedStep: step)
            ),
            displayName: displayName,
            enrolledAt: now
        )
        var account = account
        account.secondFactors.append(factor)
        let session: Session
        if account.lacksFactor(of: acting.account) {
            session = try acting.saveEndingOthers(
                &account,
                under: rule,
                begunAt: enrollment.createdAt,
                sharingEmail: true,
                in: data
            ) { $0.prove(factor) }
        } else {
            let change = try rule.permit(account, by: acting, begunAt: enrollment.createdAt)
            try data.save(change, sharingEmail: true)
            session = try acting.goOn(in: data) { $0.prove(factor) }
        }
        try tell(of: account, since: acting.account, at: now, in: data)
        try notices.leave(ofAdded: factor.id, to: account, in: data, at: now)
        // Wrong codes for another secret do not count against this one.
        try data.clearSecondFactorLedger(of: account)
        return Changed(session: session, account: account)
    }
}
