import Foundation
import IdentityToolkit

extension Auth {
    /// Sends a code; a call for a target whose code is already being sent waits for that.
    ///
    /// A view that requests a code each time it appears therefore does not send a message each
    /// time. After the call the server takes over: it returns the open session until a new message
    /// makes sense.
    func verify(
        _ target: PhoneVerificationTarget,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> PhoneVerification {
        _ = try backend.project
        return try await verifications.value(for: target) {
            let environment = self.backend.environment
            let seconds = environment.deadlines.total
            let attempt = AppVerificationAttempt(now: environment.now)
            self.verificationLog.add(attempt)
            do {
                return try await withDeadline(seconds, sleep: environment.sleep) {
                    try await self.proving(target, uiDelegate, attempt) { proof in
                        try await self.sendCode(target, proof: proof)
                    }
                }
            } catch is DeadlineExceeded {
                throw AppVerificationProblem.late(seconds, attempt.stage).error()
            }
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
            return try kept(await call(.sendVerificationCode, request))
        case .secondFactor(let enrollmentID, let pendingCredential, let tenantID):
            let request = StartSecondFactorSignInRequest {
                $0.mfaPendingCredential = pendingCredential
                $0.mfaEnrollmentId = enrollmentID
                $0.phoneSignInInfo = SendVerificationCodeRequest(proof: proof)
                $0.tenantId = tenantID
            }
            return try await start(.secondFactorSignInStart, request)
        case .newFactor(let phoneNumber, let idToken, let tenantID):
            let request = StartSecondFactorEnrollmentRequest {
                $0.idToken = idToken
                $0.phoneEnrollmentInfo = SendVerificationCodeRequest(
                    phoneNumber: phoneNumber,
                    proof: proof
                )
                $0.tenantId = tenantID
            }
            return try await start(.secondFactorEnrollmentStart, request)
        }
    }

    private func start(
        _ endpoint: EndpointPath,
        _ request: some Encodable
    ) async throws -> PhoneVerification {
        let answer: SecondFactorStart = try await call(endpoint, request)
        return try kept(answer.phoneResponseInfo ?? answer.phoneSessionInfo)
    }

    /// Makes a call that identifies the app's installation, once the server has issued it a token.
    private func call<Answer: Decodable>(
        _ endpoint: EndpointPath,
        _ request: some Encodable
    ) async throws -> Answer {
        var headers: [String: String] = [:]
        headers["X-Dialtone-App-Instance"] = verificationChain.credentials.appInstance
        return try await backend.call(endpoint, request, headers: headers)
    }

    private func kept(_ answer: SentCode?) throws -> PhoneVerification {
        if let appInstance = answer?.appInstance, !appInstance.isEmpty {
            verificationChain.credentials.appInstance = appInstance
        }
        return try PhoneVerification(answer)
    }
}

extension AppVerificationProblem {
    fileprivate static func late(_ seconds: TimeInterval, _ stage: AppVerificationStage) -> Self {
        Self(
            stage: stage,
            cause: .deadline,
            detail: "No code was sent within \(Int(seconds)) seconds.",
            remedy: "Try again; Auth.diagnostics() shows how long each stage took."
        )
    }
}

extension SendVerificationCodeRequest {
    fileprivate init(phoneNumber: String? = nil, proof: AppProof?, tenantID: String? = nil) {
        self.init()
        self.phoneNumber = phoneNumber
        self.tenantId = tenantID
        clientType = .ios
        switch proof {
        case .push(let receipt, let secret):
            iosReceipt = receipt
            iosSecret = secret.isEmpty ? nil : secret
        case .challenge(let token):
            recaptchaToken = token
        case .appAttest(let keyID, let assertion, let challenge):
            appAttest = AppAttestAssertion {
                $0.keyId = keyID
                $0.assertion = assertion
                $0.challenge = challenge
            }
        case nil:
            break
        }
    }
}

/// The used parts of the `accounts:sendVerificationCode` response.
private struct SentCode: Decodable {
    let sessionInfo: String?
    let expiresIn: String?
    let resendAfter: String?
    let appInstance: String?
}

/// The used parts of the `accounts/mfaSignIn:start` and `accounts/mfaEnrollment:start` responses,
/// in this order.
private struct SecondFactorStart: Decodable {
    let phoneResponseInfo: SentCode?
    let phoneSessionInfo: SentCode?
}

extension PhoneVerification {
    fileprivate init(_ answer: SentCode?) throws {
        guard let answer, let sessionInfo = answer.sessionInfo, !sessionInfo.isEmpty else {
            // Captive portals and redirects return such responses, too.
            throw InternalError.unexpectedResponse.error(
                reason: """
                    The server's response has no verification ID. Check that the server URL belongs \
                    to a Dialtone server.
                    """
            )
        }
        self.init(
            verificationID: sessionInfo,
            expiresIn: answer.expiresIn.flatMap(TimeInterval.init),
            resendAfter: answer.resendAfter.flatMap(TimeInterval.init)
        )
    }
}
