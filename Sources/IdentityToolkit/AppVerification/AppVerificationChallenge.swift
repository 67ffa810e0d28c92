/// A challenge for people whose app cannot prove itself otherwise.
public struct AppVerificationChallenge: Codable, Hashable, Sendable {
    /// Who judges it, such as `PROOF_OF_WORK`.
    public var vendor: String

    /// Creates a challenge.
    public init(vendor: String) {
        self.vendor = vendor
    }
}
