/// A stage of app verification, in the usual order.
public enum AppVerificationStage: String, Hashable, Sendable, CaseIterable {
    /// Fetching the kinds of proof that the server accepts.
    case policy
    /// Using the receipt and secret of an earlier push.
    case storedCredential
    /// Using Apple's App Attest.
    case appAttest
    /// Waiting for the device's push token.
    case pushToken
    /// Requesting a silent push from the server.
    case pushRequest
    /// Waiting for the silent push.
    case pushArrival
    /// Showing the web page with the challenge.
    case page
    /// Using the app's own ``AppVerifier``.
    case ownVerifier
    /// Requesting the message.
    case message
}
