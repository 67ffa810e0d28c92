import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import PhoneNumbers

extension SignInForms {
    typealias Step = SignInProgress.Step

    /// Performs what the user asks for, and determines the next step.
    func proceed(
        from step: Step,
        with entry: SignInEntry,
        for caller: AppCaller
    ) async throws -> Result {
        do {
            return switch (step, entry.button) {
            case (_, .restart): .step(.number)
            case (.number, _): try await send(entry, for: caller)
            case (.code(let number, let session), .resend):
                try await send(to: number, replacing: session, for: caller)
            case (.code(let number, let session), _):
                try await check(entry, session, of: number, for: caller)
            case (.choice(let factors), .recover): .step(.recovery(factors))
            case (.choice(let factors), _):
                try await choose(entry.factor, of: factors, for: caller)
            case (.factorMessage(let factors, _, _), .choose),
                (.factorApp(let factors, _), .choose), (.recovery(let factors), .choose):
                .step(.choice(factors))
            case (.factorMessage(let factors, let factor, _), .resend):
                try await choose(factor.id, of: factors, for: caller)
            case (.factorMessage(let factors, _, let session), _):
                try await checkMessage(entry, session, factors, at: step, for: caller)
            case (.factorApp(let factors, let factor), _):
                try await checkApp(entry, factor, factors, at: step, for: caller)
            case (.recovery(let factors), _):
                try await checkRecovery(entry, factors, at: step, for: caller)
            }
        } catch {
            SecurityTrail.current?.refuse(error)
            return .refused(step, error)
        }
    }

    private func send(_ entry: SignInEntry, for caller: AppCaller) async throws -> Result {
        guard let text = entry.number, text.contains(where: \.isNumber) else {
            return .incomplete(.number)
        }
        let region = PhoneRegion.supported.first { $0.code == entry.country }
        let number: PlannedNumber
        do {
            number = try PlannedNumber(parsing: text, defaultRegion: region?.code)
        } catch {
            throw Refusal.invalidPhoneNumber(error)
        }
        return try await send(to: number.number.e164, replacing: nil, for: caller)
    }

    /// Sends a code, or continues with the one that was sent a moment ago.
    private func send(
        to number: String,
        replacing former: String?,
        for caller: AppCaller
    ) async throws -> Result {
        let sent = try await codeSender.send(to: number, by: caller, proof: AppProof())
        let session = sent.sessionInfo.text
        let news = former.map { $0 == session ? "resentSame" : "resent" }
        return .step(.code(number: number, sessionInfo: session), news: news)
    }

    private func check(
        _ entry: SignInEntry,
        _ session: String,
        of number: String,
        for caller: AppCaller
    ) async throws -> Result {
        let step = Step.code(number: number, sessionInfo: session)
        guard let code = entry.typedCode else { return .incomplete(step) }
        let result = try await phoneSignIn.complete(
            PhoneSignInRequest(
                caller: caller,
                proof: .code(sessionInfo: session, code: code),
                idToken: nil,
                operation: .signUpOrIn
            )
        )
        guard case .completed(let outcome, _) = result else { throw Refusal.phoneNumberInUse }
        switch outcome {
        case .signedIn(let tokens, _):
            let enrolls = caller.settings.secondFactors.demandsEnrollment(
                after: SignInProvider.phone
            )
            return enrolls ? .needsScript(.number) : .signedIn(tokens.refreshToken)
        case .secondFactorRequired(let credential, let account):
            return try await begin(credential, account, for: caller)
        }
    }

    /// Skips the choice if there is only one second factor.
    private func begin(
        _ credential: PendingCredential,
        _ account: Account,
        for caller: AppCaller
    ) async throws -> Result {
        let factors = SignInProgress.PendingFactors(
            credential: credential.text,
            factors: account.secondFactors(after: .phone).map { factor in
                SignInProgress.Factor(
                    id: factor.id.rawValue,
                    name: factor.displayName,
                    ending: factor.phoneNumber.map { String($0.e164.suffix(4)) }
                )
            },
            hasRecoveryCodes: account.hasRecoveryCodes
                && caller.settings.secondFactors.allowsRecoveryCodes
        )
        guard factors.factors.count == 1 else { return .step(.choice(factors)) }
        do {
            return try await choose(factors.factors[0].id, of: factors, for: caller)
        } catch {
            // The code is used up, so the sign-in continues from the choice.
            SecurityTrail.current?.refuse(error)
            return .refused(.choice(factors), error)
        }
    }

    private func choose(
        _ id: String?,
        of factors: SignInProgress.PendingFactors,
        for caller: AppCaller
    ) async throws -> Result {
        guard let factor = factors.factors.first(where: { $0.id == id }) else {
            return .step(.choice(factors))
        }
        guard factor.ending != nil else { return .step(.factorApp(factors, factor)) }
        let sent = try await secondFactors.start(
            factors.credential,
            factor: factor.id,
            appProof: AppProof(),
            for: caller
        )
        return .step(.factorMessage(factors, factor, sessionInfo: sent.sessionInfo.text))
    }

    private func checkMessage(
        _ entry: SignInEntry,
        _ session: String,
        _ factors: SignInProgress.PendingFactors,
        at step: Step,
        for caller: AppCaller
    ) async throws -> Result {
        guard let code = entry.typedCode else { return .incomplete(step) }
        let tokens = try await secondFactors.finishPhone(
            factors.credential,
            sessionInfo: session,
            code: code,
            for: caller
        )
        return .signedIn(tokens.refreshToken)
    }

    private func checkApp(
        _ entry: SignInEntry,
        _ factor: SignInProgress.Factor,
        _ factors: SignInProgress.PendingFactors,
        at step: Step,
        for caller: AppCaller
    ) async throws -> Result {
        guard let code = entry.typedCode else { return .incomplete(step) }
        let tokens = try await secondFactors.finishTOTP(
            factors.credential,
            factor: factor.id,
            code: code,
            for: caller
        )
        return .signedIn(tokens.refreshToken)
    }

    private func checkRecovery(
        _ entry: SignInEntry,
        _ factors: SignInProgress.PendingFactors,
        at step: Step,
        for caller: AppCaller
    ) async throws -> Result {
        guard let code = entry.code, !code.allSatisfy(\.isWhitespace) else {
            return .incomplete(step)
        }
        let tokens = try await secondFactors.finishRecovery(
            factors.credential,
            code: code,
            for: caller
        )
        return .signedIn(tokens.refreshToken)
    }
}

extension SignInEntry {
    /// The code that was entered; `nil` if there is none.
    fileprivate var typedCode: String? {
        code.flatMap { $0.contains(where: \.isNumber) ? $0 : nil }
    }
}
