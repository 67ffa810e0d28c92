public import Foundation

/// What proves who a person is, for one way to sign in.
#if canImport(ObjectiveC)
@objc(FIRAuthCredential)
#endif
public class AuthCredential: NSObject, @unchecked Sendable {
    // Unchecked, because a class with subclasses cannot be checked; all of them are in this module
    // and hold constants only.

    /// The way to sign in, such as `phone`.
    public let provider: String

    init(provider: String) {
        self.provider = provider
    }
}
