import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension StartSecondFactorEnrollmentRequest: WireInput {}

/// Starts the enrollment of a second factor: sends a code or issues a secret.
struct StartSecondFactorEnrollment: Endpoint {
    let enroller: SecondFactorEnroller

    func respond(
        to input: StartSecondFactorEnrollmentRequest,
        from caller: AppCaller
    ) async throws -> StartSecondFactorEnrollmentResponse {
        switch (input.phoneEnrollmentInfo, input.totpEnrollmentInfo) {
        case (let phone?, nil):
            let pending = try await enroller.startPhone(
                phone.phoneNumber,
                appProof: AppProof(phone, from: caller),
                idToken: input.idToken,
                for: caller
            )
            return .init { $0.phoneSessionInfo = SendVerificationCodeResponse(pending) }
        case (nil, .some):
            let started = try await enroller.startTOTP(
                idToken: input.idToken,
                for: caller
            )
            return .init { $0.totpSessionInfo = TOTPSessionInfo(started) }
        default:
            throw RequestRefusal.invalidArgument
        }
    }
}

extension TOTPSessionInfo {
    fileprivate init(_ started: StartedTOTPEnrollment) {
        self.init()
        sharedSecretKey = started.secret.text
        verificationCodeLength = TOTPSecret.digitCount
        hashingAlgorithm = "SHA1"
        periodSec = Int(TOTPSecret.period.wholeSeconds)
        sessionInfo = started.handle
        finalizeEnrollmentTime = started.expiresAt.rfc3339
    }
}
