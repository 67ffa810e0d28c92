import Foundation
import IdentityToolkit

/// Proves that a person has a phone number.
///
/// It holds either a one-time code with its verification ID, or what the server gave in place of
/// them when the number turned out to belong to another account.
#if canImport(ObjectiveC)
@objc(FIRPhoneAuthCredential)
#endif
public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {
    // Unchecked for the same reason as its superclass; what it holds is constant.

    enum Proof: Hashable, Sendable {
        case code(String, verificationID: String)
        case temporary(String, phoneNumber: String)
    }

    let proof: Proof

    init(verificationID: String, verificationCode: String) {
        proof = .code(verificationCode, verificationID: verificationID)
        super.init(provider: PhoneAuthProvider.id)
    }

    init(phoneNumber: String, temporaryProof: String) {
        proof = .temporary(temporaryProof, phoneNumber: phoneNumber)
        super.init(provider: PhoneAuthProvider.id)
    }

    /// The body of `accounts:signInWithPhoneNumber`.
    ///
    /// - Throws: ``AuthErrorCode/missingVerificationID`` or
    ///   ``AuthErrorCode/missingVerificationCode`` where one is empty: nothing is sent then.
    func request(
        operation: PhoneOperation,
        idToken: String? = nil,
        tenantID: String?
    ) throws -> SignInWithPhoneNumberRequest {
        switch proof {
        case .code(let code, let verificationID):
            if verificationID.isEmpty { throw AuthErrorCode.missingVerificationID.error() }
            if code.isEmpty { throw AuthErrorCode.missingVerificationCode.error() }
            return SignInWithPhoneNumberRequest(
                sessionInfo: verificationID,
                code: code,
                idToken: idToken,
                operation: operation,
                tenantID: tenantID
            )
        case .temporary(let temporaryProof, let phoneNumber):
            return SignInWithPhoneNumberRequest(
                temporaryProof: temporaryProof,
                phoneNumber: phoneNumber,
                idToken: idToken,
                operation: operation,
                tenantID: tenantID
            )
        }
    }
}

extension AuthCredential {
    /// This credential as the one kind that there is.
    var phone: PhoneAuthCredential {
        get throws {
            guard let phone = self as? PhoneAuthCredential else {
                throw AuthErrorCode.operationNotAllowed.error(
                    reason: "This SDK does not sign in with \(provider)."
                )
            }
            return phone
        }
    }
}
