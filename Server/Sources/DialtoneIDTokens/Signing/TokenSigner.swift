import DialtoneBasics

/// A private key that can sign from any number of threads at once.
protocol TokenSigner: Sendable {
    /// Signs `message`, and returns the signature in the format of JSON Web Signature.
    func signature(of message: [UInt8]) throws -> [UInt8]

    func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool

    var publicKey: PublicKeyParameters { get }

    /// Returns the job with which a ``BatchSigner`` signs `message`; `nil` if it cannot.
    func batchJob(for message: [UInt8]) -> BatchJob?
}

extension TokenSigner {
    func batchJob(for message: [UInt8]) -> BatchJob? { nil }
}

/// A signing key cannot be loaded, or signing failed.
package struct SigningFailure: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { false }
    package var description: String { "a signing key cannot be used" }
}
