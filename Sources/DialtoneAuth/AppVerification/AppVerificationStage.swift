/// A part of the way by which an app proves itself, in the usual order.
public enum AppVerificationStage: String, Hashable, Sendable, CaseIterable {
    /// Asking the server which proofs it accepts.
    case policy
    /// The receipt and secret that an earlier push brought.
    case storedCredential
    /// Apple's App Attest.
    case appAttest
    /// Waiting for the device's token for push notifications.
    case pushToken
    /// Asking the server to send the silent push.
    case pushRequest
    /// Waiting for the silent push.
    case pushArrival
    /// The web page with the challenge.
    case page
    /// An ``AppVerifier`` of the app's own.
    case ownVerifier
    /// Asking the server to send the message.
    case message
}
