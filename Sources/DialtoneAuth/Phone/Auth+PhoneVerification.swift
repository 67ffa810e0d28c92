import Foundation
import IdentityToolkit

extension Auth {
    /// Has a code sent, unless the same is under way already: then waits for that.
    ///
    /// So a view that asks each time it appears does not send a message each time. After the call
    /// the server takes over: it answers with the open session until a new message makes sense.
    func verify(
        _ target: PhoneVerificationTarget,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> PhoneVerification {
        try await verifications.value(for: target) {
            let seconds = self.backend.environment.verificationDeadline
            do {
                return try await withDeadline(seconds) {
                    try await self.sendCode(target, uiDelegate: uiDelegate)
                }
            } catch let error as DeadlineExceeded {
                let reason = "No code was sent within \(Int(seconds)) seconds."
                throw AuthErrorCode.networkError.error(reason: reason, cause: error)
            }
        }
    }

    private func sendCode(
        _ target: PhoneVerificationTarget,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> PhoneVerification {
        guard let appVerifier, !settings.isAppVerificationDisabledForTesting else {
            return try await sendCode(target, proof: nil)
        }
        let request = AppVerificationRequest(auth: self, uiDelegate: uiDelegate)
        let proof = try await appVerifier.proof(for: request)
        do {
            return try await sendCode(target, proof: proof)
        } catch let error where error.authCode == .invalidAppCredential {
            // The server may have forgotten a proof that was kept; a new one has a chance.
            await appVerifier.discard(proof)
            return try await sendCode(target, proof: await appVerifier.proof(for: request))
        }
    }

    private func sendCode(
        _ target: PhoneVerificationTarget,
        proof: AppProof?
    ) async throws -> PhoneVerification {
        switch target {
        case .number(let phoneNumber, let tenantID):
            let request = SendVerificationCodeRequest(
                phoneNumber: phoneNumber,
                proof: proof,
                tenantID: tenantID
            )
            return try PhoneVerification(await backend.call(.sendVerificationCode, request))
        case .secondFactor(let enrollmentID, let pendingCredential, let tenantID):
            let request = StartSecondFactorSignInRequest(
                pendingCredential: pendingCredential,
                enrollmentID: enrollmentID,
                phoneSignInInfo: SendVerificationCodeRequest(proof: proof),
                tenantID: tenantID
            )
            return try await start(.secondFactorSignInStart, request)
        case .newFactor(let phoneNumber, let idToken, let tenantID):
            let request = StartSecondFactorEnrollmentRequest(
                idToken: idToken,
                phoneEnrollmentInfo: SendVerificationCodeRequest(
                    phoneNumber: phoneNumber,
                    proof: proof
                ),
                tenantID: tenantID
            )
            return try await start(.secondFactorEnrollmentStart, request)
        }
    }

    private func start(
        _ endpoint: EndpointPath,
        _ request: some Encodable
    ) async throws -> PhoneVerification {
        let answer: SecondFactorStart = try await backend.call(endpoint, request)
        return try PhoneVerification(answer.phoneResponseInfo ?? answer.phoneSessionInfo)
    }
}

extension SendVerificationCodeRequest {
    fileprivate init(phoneNumber: String? = nil, proof: AppProof?, tenantID: String? = nil) {
        self.init(phoneNumber: phoneNumber, clientType: .ios, tenantID: tenantID)
        switch proof {
        case .push(let receipt, let secret):
            iosReceipt = receipt
            iosSecret = secret
        case .challenge(let token):
            recaptchaToken = token
        case nil:
            break
        }
    }
}

/// What a client needs of the answer of `accounts:sendVerificationCode`.
private struct SentCode: Decodable {
    let sessionInfo: String?
    let expiresIn: String?
    let resendAfter: String?
}

/// What a client needs of the answers of `accounts/mfaSignIn:start` and
/// `accounts/mfaEnrollment:start`, in this order.
private struct SecondFactorStart: Decodable {
    let phoneResponseInfo: SentCode?
    let phoneSessionInfo: SentCode?
}

extension PhoneVerification {
    fileprivate init(_ answer: SentCode?) throws {
        guard let answer, let sessionInfo = answer.sessionInfo, !sessionInfo.isEmpty else {
            throw AuthErrorCode.invalidVerificationID.error(
                reason: "The server's answer holds no verification ID."
            )
        }
        self.init(
            verificationID: sessionInfo,
            expiresIn: answer.expiresIn.flatMap(TimeInterval.init),
            resendAfter: answer.resendAfter.flatMap(TimeInterval.init)
        )
    }
}
