import Foundation

extension Auth {
    /// Has no effect and always succeeds; for source compatibility.
    ///
    /// The server has no reCAPTCHA configuration; the SDK fetches its app verification policy
    /// itself.
    #if canImport(ObjectiveC)
    @objc(initializeRecaptchaConfigWithCompletion:)
    #endif
    public func initializeRecaptchaConfig(completion: (((any Error)?) -> Void)?) {
        Completion(completion).run {}
    }

    /// Has no effect and always succeeds; for source compatibility.
    @nonobjc
    public func initializeRecaptchaConfig() async throws {}
}
