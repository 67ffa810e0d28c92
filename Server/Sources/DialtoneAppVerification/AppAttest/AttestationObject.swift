/// A parsed result of `attestKey`; nothing in it is verified yet.
struct AttestationObject: Sendable {
    /// The certificate chain in DER, beginning with the certificate of the key.
    let certificates: [[UInt8]]

    /// The unparsed bytes, which the nonce covers.
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
        // Apple sends the key's certificate and its issuer's.
        guard certificates.count == chain.count, (2...4).contains(chain.count) else {
            throw .malformed
        }
        self.authenticatorBytes = authenticatorBytes
        self.authenticatorData = authenticatorData
    }
}
