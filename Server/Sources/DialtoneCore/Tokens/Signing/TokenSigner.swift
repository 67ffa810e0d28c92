/// A private key that is ready to sign, from any number of threads at once.
protocol TokenSigner: Sendable {
    /// The signature in the form that JSON Web Signatures have.
    func signature(of message: [UInt8]) throws -> [UInt8]

    func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool

    var publicKey: PublicKeyParameters { get }
}

/// A signing key cannot be read, or a signature cannot be made.
package struct SigningFailure: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { false }
    package var description: String { "a signing key cannot be used" }
}
