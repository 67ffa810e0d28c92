import Crypto
import DialtoneBasics
import Foundation

/// A parsed result of `generateAssertion`; nothing in it is verified yet.
struct AssertionObject: Sendable {
    let counter: UInt32
    private let signature: [UInt8]
    private let authenticatorBytes: [UInt8]
    private let relyingPartyDigest: [UInt8]

    init(_ bytes: [UInt8]) throws(AppAttestProblem) {
        guard let value = try? CBORReader.item(in: bytes),
            let signature = value["signature"]?.bytes,
            let authenticatorBytes = value["authenticatorData"]?.bytes,
            let data = AuthenticatorData(authenticatorBytes)
        else { throw .malformed }
        self.signature = signature
        self.authenticatorBytes = authenticatorBytes
        relyingPartyDigest = data.relyingPartyDigest
        counter = data.counter
    }

    /// Throws unless the key signed this request for this app.
    ///
    /// The caller must verify that the counter increases.
    func verify(
        publicKey: [UInt8],
        clientDataHash: [UInt8],
        appIdentifier: String
    ) throws(AppAttestProblem) {
        // The signature is ES256 over the nonce, so a digest of a digest is signed.
        let nonce = Data(SHA256.hash(data: authenticatorBytes + clientDataHash))
        guard let key = try? P256.Signing.PublicKey(x963Representation: publicKey),
            let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature),
            key.isValidSignature(signature, for: nonce)
        else { throw .wrongSignature }
        guard relyingPartyDigest == Array(SHA256.hash(data: Array(appIdentifier.utf8))) else {
            throw .wrongApp
        }
        guard counter > 0 else { throw .usedCounter }
    }
}
