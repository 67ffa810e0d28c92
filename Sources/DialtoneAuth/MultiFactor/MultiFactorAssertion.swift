public import Foundation

/// Proves that a person has a second factor.
#if canImport(ObjectiveC)
@objc(FIRMultiFactorAssertion)
#endif
public class MultiFactorAssertion: NSObject, @unchecked Sendable {
    // Unchecked, because a class with subclasses cannot be checked; all of them are in this module
    // and hold constants only.

    /// The factor's kind: `phone` or `totp`.
    public let factorID: String

    init(factorID: String) {
        self.factorID = factorID
    }
}
