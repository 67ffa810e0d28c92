import Foundation
import IdentityToolkit

/// A proof that the user has an authenticator app.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPMultiFactorAssertion)
#endif
public final class TOTPMultiFactorAssertion: MultiFactorAssertion, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it contains only constants.

    enum Factor: Sendable {
        case new(TOTPSecret)
        case enrolled(uid: String)
    }

    private let factor: Factor
    private let oneTimePassword: String

    init(_ factor: Factor, oneTimePassword: String) {
        self.factor = factor
        self.oneTimePassword = oneTimePassword
        super.init(factorID: PhoneMultiFactorInfo.TOTPMultiFactorID)
    }

    override func add(to request: inout FinalizeSecondFactorSignInRequest) throws {
        guard case .enrolled(let uid) = factor, !uid.isEmpty else {
            throw AuthErrorCode.missingMultiFactorInfo.error(
                reason: "Use assertionForSignIn(withEnrollmentID:oneTimePassword:)."
            )
        }
        request.mfaEnrollmentId = uid
        request.totpVerificationInfo = try TOTPVerificationInfo { $0.verificationCode = try code }
    }

    override func add(to request: inout FinalizeSecondFactorEnrollmentRequest) throws {
        guard case .new(let secret) = factor else {
            throw AuthErrorCode.missingMultiFactorInfo.error(
                reason: "Use assertionForEnrollment(with:oneTimePassword:)."
            )
        }
        request.totpVerificationInfo = try TOTPVerificationInfo {
            $0.sessionInfo = secret.session.sessionInfo
            $0.verificationCode = try code
        }
    }

    private var code: String {
        get throws {
            if oneTimePassword.isEmpty { throw AuthErrorCode.missingVerificationCode.error() }
            return oneTimePassword
        }
    }
}
