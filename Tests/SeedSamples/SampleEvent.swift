import FirebaseAuth

/// Something that a sample did.
public enum SampleEvent: Equatable, Sendable {
    /// A code is on its way; this is its verification ID.
    case codeSent(String?)
    /// A message was shown, which in the samples tells an error.
    case message(String)
    /// Text was asked for.
    case prompt(String)
    /// Someone is signed in.
    case signedIn(User?)
    /// The screen closed, which it does once a second factor is accepted.
    case closed
}
