import Foundation

extension Auth {
    /// Kept for code that calls it; the server has no such configuration, so this always succeeds.
    ///
    /// What the server wants to see of an app is asked for by itself.
    #if canImport(ObjectiveC)
    @objc(initializeRecaptchaConfigWithCompletion:)
    #endif
    public func initializeRecaptchaConfig(completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run {}
    }

    /// Kept for code that calls it; the server has no such configuration, so this always succeeds.
    @nonobjc
    public func initializeRecaptchaConfig() async throws {}
}
