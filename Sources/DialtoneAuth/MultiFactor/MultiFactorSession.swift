public import Foundation

/// Something that a second factor completes: a sign-in that waits, or the addition of a factor.
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
