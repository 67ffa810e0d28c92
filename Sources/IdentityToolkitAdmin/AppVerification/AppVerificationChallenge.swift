public import IdentityToolkit

/// The challenge for users whose app cannot be verified without interaction.
public struct AppVerificationChallenge: WireObject {
    /// The vendor of the challenge, such as `PROOF_OF_WORK`.
    public var vendor = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
