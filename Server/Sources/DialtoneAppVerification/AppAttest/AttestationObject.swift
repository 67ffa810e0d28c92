/// What `attestKey` gave an app, taken apart; nothing in it is believed yet.
struct AttestationObject: Sendable {
    /// Certificates in DER: of the key first, then of who issued it.
    let certificates: [[UInt8]]

    /// As they came, because the nonce covers them.
    let authenticatorBytes: [UInt8]
    let authenticatorData: AuthenticatorData

    init(_ bytes: [UInt8]) throws(AppAttestProblem) {
        guard let value = try? CBORReader.item(in: bytes),
            value["fmt"]?.text == "apple-appattest",
            let chain = value["attStmt"]?["x5c"]?.array,
            let authenticatorBytes = value["authData"]?.bytes,
            let authenticatorData = AuthenticatorData(authenticatorBytes)
        else { throw .malformed }
        certificates = chain.compactMap(\.bytes)
        // Apple sends the key's certificate and the one of its issuer.
        guard certificates.count == chain.count, (2...4).contains(chain.count) else {
            throw .malformed
        }
        self.authenticatorBytes = authenticatorBytes
        self.authenticatorData = authenticatorData
    }
}
