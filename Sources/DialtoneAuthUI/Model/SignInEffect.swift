/// An effect of an event, which the caller runs.
public enum SignInEffect: Hashable, Sendable {
    /// Run a request, and send its answer with the same turn.
    case run(SignInRequest, turn: Int)
    /// Cancel the request in progress, whose answer would be ignored.
    case cancel
    /// Store the snapshot instead of an earlier one.
    case save(SignInSnapshot)
    /// Delete the stored snapshot.
    case forget
    /// Store which users were asked to create a passkey, instead of what was stored before.
    case remember(PasskeyOffers)
}
