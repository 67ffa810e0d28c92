public import IdentityToolkit

/// Answer of `dialtone/v1/appVerification`, which Dialtone adds to the protocol: how the calling
/// app may prove itself.
///
/// The words are open-ended: a newer server may know more of them than a client does.
public struct AppVerificationResponse: WireObject {
    /// `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcement: String?

    /// The kinds of proof that count, such as `PUSH`, in the order in which to try them.
    public var proofs: [String]?

    /// The challenge that the page shows.
    public var challenge: AppVerificationChallenge?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
