public import Foundation

/// An operation that a second factor completes: a pending sign-in or an enrollment.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactorSession)
#endif
public final class MultiFactorSession: NSObject, Sendable {
    enum Purpose: Sendable {
        case signIn(pendingCredential: String)
        case enrollment(User, idToken: String)
    }

    let purpose: Purpose

    init(_ purpose: Purpose) {
        self.purpose = purpose
    }
}
