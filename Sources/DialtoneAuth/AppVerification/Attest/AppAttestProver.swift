import Foundation
import IdentityToolkit

/// Proves that the app is genuine with Apple's App Attest: a device key, which Apple attests, signs
/// each request.
struct AppAttestProver: Sendable {
    let backend: Backend
    let credentials: AppCredentials

    /// Returns an assertion over the message's target.
    ///
    /// - Throws: An ``AppVerificationProblem``; another kind of proof may help.
    func proof(
        for request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof {
        try await attempt.step(.appAttest, summary: { _ in "assertion made" }) {
            guard let service = backend.environment.appAttest, service.isSupported else {
                throw AppVerificationProblem.attestFailed(
                    "This device does not support App Attest."
                )
            }
            let deadlines = backend.environment.deadlines
            do {
                let prover = self
                let target = request.target
                return try await withDeadline(
                    deadlines.appAttest,
                    sleep: backend.environment.sleep
                ) {
                    try await prover.assertion(over: target, by: service)
                }
            } catch let error as CancellationError {
                throw error
            } catch {
                throw AppVerificationProblem.attestFailed(error)
            }
        }
    }

    /// Signs with the registered key; if the device has lost it, retries once with a new one.
    private func assertion(
        over target: String,
        by service: any AppAttestService
    ) async throws -> AppProof {
        if let keyID = credentials.attestKeyID {
            do {
                return try await assertion(over: target, keyID, service)
            } catch is AppAttestKeyUnusable {
                credentials.attestKeyID = nil
            }
        }
        let keyID = try await register(service)
        credentials.attestKeyID = keyID
        return try await assertion(over: target, keyID, service)
    }

    private func assertion(
        over target: String,
        _ keyID: String,
        _ service: any AppAttestService
    ) async throws -> AppProof {
        let challenge = try await challenge()
        let hash = SHA256Digest(Data("\(challenge)\n\(target)".utf8)).data
        let assertion = try await service.assertion(keyID, clientDataHash: hash)
        return .appAttest(
            keyID: keyID,
            assertion: assertion.base64EncodedString(),
            challenge: challenge
        )
    }

    private func register(_ service: any AppAttestService) async throws -> String {
        let keyID = try await service.generateKey()
        let challenge = try await challenge()
        let hash = SHA256Digest(Data(challenge.utf8)).data
        let attestation = try await service.attest(keyID, clientDataHash: hash)
        let request = RegisterAppAttestKeyRequest {
            $0.keyId = keyID
            $0.attestation = attestation.base64EncodedString()
            $0.challenge = challenge
        }
        let _: IgnoredResponse = try await backend.call(.registerAppAttestKey, request)
        return keyID
    }

    private func challenge() async throws -> String {
        let answer: AppAttestChallengeResponse = try await backend.call(
            .appAttestChallenge,
            [String: String]()
        )
        return answer.challenge
    }
}

extension AppVerificationProblem {
    fileprivate static func attestFailed(_ error: any Error) -> Self {
        if let problem = error as? AppVerificationProblem { return problem }
        if let error = error as? DeadlineExceeded {
            return attestFailed("App Attest did not finish within \(Int(error.seconds)) s.")
        }
        if let refusal = AuthRefusal(error) {
            var problem = attestFailed("The server rejected App Attest (\(refusal.word)).")
            problem.refusal = refusal
            return problem
        }
        let beneath = error as NSError
        return attestFailed("App Attest failed (\(beneath.domain) \(beneath.code)).")
    }

    fileprivate static func attestFailed(_ detail: String) -> Self {
        Self(
            stage: .appAttest,
            cause: .attestFailed,
            detail: detail,
            remedy: "Check the app's team ID on the server, and the App Attest capability."
        )
    }
}
