#if !Tokens

/// Verifies ID tokens and session cookies, if the package's trait `Tokens` is enabled.
///
/// Write `traits: ["Tokens"]` in the dependency on this package. Without the trait, this package
/// has no dependencies, so it cannot verify signatures.
@available(*, unavailable, message: "Enable the trait \"Tokens\" of the package dialtone.")
public enum TokenVerifier {}

#endif
