import Foundation
import IdentityToolkit

/// Proves that a person has an authenticator app.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPMultiFactorAssertion)
#endif
public final class TOTPMultiFactorAssertion: MultiFactorAssertion, @unchecked Sendable {
    // Unchecked for the same reason as its superclass; what it holds is constant.

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
        request.enrollmentID = uid
        request.totpVerificationInfo = TOTPVerificationInfo(verificationCode: try code)
    }

    override func add(to request: inout FinalizeSecondFactorEnrollmentRequest) throws {
        guard case .new(let secret) = factor else {
            throw AuthErrorCode.missingMultiFactorInfo.error(
                reason: "Use assertionForEnrollment(with:oneTimePassword:)."
            )
        }
        request.totpVerificationInfo = TOTPVerificationInfo(
            sessionInfo: secret.session.sessionInfo,
            verificationCode: try code
        )
    }

    private var code: String {
        get throws {
            if oneTimePassword.isEmpty { throw AuthErrorCode.missingVerificationCode.error() }
            return oneTimePassword
        }
    }
}
