public import IdentityToolkit

/// A challenge for people whose app cannot prove itself otherwise.
public struct AppVerificationChallenge: WireObject {
    /// Who judges it, such as `PROOF_OF_WORK`.
    public var vendor = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
