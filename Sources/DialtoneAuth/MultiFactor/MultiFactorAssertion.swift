public import Foundation
import IdentityToolkit

/// Proves that a person has a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactorAssertion)
#endif
public class MultiFactorAssertion: NSObject, @unchecked Sendable {
    // Unchecked, because a class with subclasses cannot be checked; all of them are in this module
    // and hold constants only.

    /// The factor's kind: `phone` or `totp`.
    public let factorID: String

    init(factorID: String) {
        self.factorID = factorID
    }

    /// Puts the proof into a request that completes a sign-in.
    ///
    /// - Throws: Where the proof is for something else, or a part is empty: nothing is sent then.
    func add(to request: inout FinalizeSecondFactorSignInRequest) throws {
        throw AuthErrorCode.missingMultiFactorInfo.error()
    }

    /// Puts the proof into a request that completes the addition of a factor.
    ///
    /// - Throws: Where the proof is for something else, or a part is empty: nothing is sent then.
    func add(to request: inout FinalizeSecondFactorEnrollmentRequest) throws {
        throw AuthErrorCode.missingMultiFactorInfo.error()
    }
}
