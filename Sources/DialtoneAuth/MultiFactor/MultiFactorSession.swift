public import Foundation

/// A sign-in that waits for its second factor.
#if canImport(ObjectiveC)
@objc(FIRMultiFactorSession)
#endif
public final class MultiFactorSession: NSObject, Sendable {
    let pendingCredential: String

    init(pendingCredential: String) {
        self.pendingCredential = pendingCredential
    }
}
