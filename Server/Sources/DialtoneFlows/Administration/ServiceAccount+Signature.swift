import DialtoneBasics
import DialtoneModel
import CryptoExtras

extension ServiceAccount {
    /// Whether the account's key signed `token` with RS256; no other algorithm is accepted.
    func hasSigned(_ token: SignedToken) -> Bool {
        guard token.algorithm == "RS256", token.keyID == nil || token.keyID == keyID,
            let key = try? _RSA.Signing.PublicKey(derRepresentation: publicKey)
        else { return false }
        return key.isValidSignature(
            _RSA.Signing.RSASignature(rawRepresentation: token.signature),
            for: token.signedBytes,
            padding: .insecurePKCS1v1_5
        )
    }
}
