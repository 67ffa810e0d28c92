public import Foundation
import IdentityToolkit

/// A proof that the user has a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactorAssertion)
#endif
public class MultiFactorAssertion: NSObject, @unchecked Sendable {
    // Unchecked, because the compiler cannot check a class with subclasses; all of them are in this
    // module and contain only constants.

    /// The kind of factor: `phone` or `totp`.
    public let factorID: String

    init(factorID: String) {
        self.factorID = factorID
    }

    /// Adds the proof to a request that completes a sign-in.
    ///
    /// - Throws: If the proof is for another purpose, or a part is empty. Nothing is sent then.
    func add(to request: inout FinalizeSecondFactorSignInRequest) throws {
        throw AuthErrorCode.missingMultiFactorInfo.error()
    }

    /// Adds the proof to a request that completes an enrollment.
    ///
    /// - Throws: If the proof is for another purpose, or a part is empty. Nothing is sent then.
    func add(to request: inout FinalizeSecondFactorEnrollmentRequest) throws {
        throw AuthErrorCode.missingMultiFactorInfo.error()
    }
}
