import DialtoneBasics

extension KeyRing {
    /// Returns the payload of a token of `type`, after its signature has been verified.
    func payload(
        of token: String,
        as type: SignedTokenType = .idToken,
        at now: Timestamp
    ) throws(InvalidIDToken) -> [UInt8] {
        guard token.utf8.count <= IDTokenVerifier.maximumLength else { throw .malformed }
        let bytes = Array(token.utf8)
        let dot = UInt8(ascii: ".")
        guard let first = bytes.firstIndex(of: dot),
            let second = bytes[(first + 1)...].firstIndex(of: dot)
        else { throw .malformed }
        guard let key = self.key(header: Array(bytes[...first]), of: type, at: now) else {
            throw .unknownKey
        }
        guard let payload = [UInt8](base64URL: bytes[(first + 1)..<second]),
            let signature = [UInt8](base64URL: bytes[(second + 1)...])
        else { throw .malformed }
        guard key.signer.isValid(signature, of: Array(bytes[..<second])) else {
            throw .invalidSignature
        }
        return payload
    }
}
