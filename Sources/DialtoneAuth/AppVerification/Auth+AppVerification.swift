import Foundation

extension Auth {
    /// Makes a call that sends a message, with a proof if the server requires one.
    ///
    /// If the server rejects a proof, it is discarded and the next kind is tried; each kind once.
    func proving<Answer>(
        _ target: PhoneVerificationTarget,
        _ uiDelegate: (any AuthUIDelegate)?,
        _ attempt: AppVerificationAttempt,
        call: (AppProof?) async throws -> Answer
    ) async throws -> Answer {
        func send(_ proof: AppProof?) async throws -> Answer {
            try await attempt.step(.message, summary: { _ in "sent" }) { try await call(proof) }
        }
        if settings.isAppVerificationDisabledForTesting { return try await send(nil) }
        let request = AppVerificationRequest(
            auth: self,
            target: target.signedText,
            uiDelegate: uiDelegate
        )
        var refusal: (any Error)?
        while true {
            let proof: AppProof?
            do {
                proof = try await self.proof(for: request, attempt)
            } catch let error where AppVerificationProblem(error)?.isAnswer == false {
                throw refusal ?? error
            }
            do {
                return try await send(proof)
            } catch let error where canRetry(after: error, proof, attempt) {
                if proof?.isWhole == true { refusal = error }
                await discard(proof, attempt)
            }
        }
    }

    private func proof(
        for request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof? {
        guard let appVerifier else {
            // The secret is a proof itself, and is sent with every call.
            if backend.app.secret?.isEmpty == false { return nil }
            return try await verificationChain.proof(for: request, attempt)
        }
        return try await attempt.step(.ownVerifier, summary: \.description) {
            try await appVerifier.proof(for: request)
        }
    }

    private func canRetry(
        after error: any Error,
        _ proof: AppProof?,
        _ attempt: AppVerificationAttempt
    ) -> Bool {
        let code = error.authCode
        guard let proof else {
            let isMissing =
                code == .missingAppCredential || AuthRefusal(error)?.reason == .proofRequired
            let hasOwnWay = appVerifier != nil || backend.app.secret?.isEmpty == false
            return isMissing && !hasOwnWay && !attempt.mustProve
        }
        guard !attempt.excluded.contains(proof.kind) else { return false }
        return code == .invalidAppCredential
            || (code == .appNotVerified && proof.kind == .appAttest)
    }

    private func discard(_ proof: AppProof?, _ attempt: AppVerificationAttempt) async {
        guard let proof else {
            // The cached policy is out of date.
            attempt.demandProof()
            verificationChain.policies.forget()
            return
        }
        if let appVerifier {
            attempt.exclude(proof.kind)
            await appVerifier.discard(proof)
        } else {
            verificationChain.discard(proof, attempt)
        }
    }
}

extension PhoneVerificationTarget {
    /// The text that App Attest signs.
    fileprivate var signedText: String {
        switch self {
        case .number(let phoneNumber, _), .newFactor(let phoneNumber, _, _): phoneNumber
        case .secondFactor(let enrollmentID, _, _): enrollmentID
        }
    }
}

extension AppVerificationProblem {
    /// Whether it is the user's decision, which takes precedence over an earlier rejection.
    fileprivate var isAnswer: Bool { [.pageClosed, .pageBusy].contains(cause) }
}

extension AppProof {
    /// Whether the proof is complete for its kind, so that its rejection adds information.
    fileprivate var isWhole: Bool {
        guard case .push(_, let secret) = self else { return true }
        return !secret.isEmpty
    }
}
