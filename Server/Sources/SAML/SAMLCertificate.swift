import CXMLSecurity

/// A certificate whose key verifies what an identity provider signs.
///
/// The administrator's configuration vouches for the key, so nothing else in the certificate
/// counts: not its names, its issuer or its times.
package struct SAMLCertificate: Hashable, Sendable {
    /// More text than a certificate has.
    private static let lengthLimit = 16_384

    let pem: [UInt8]

    /// Takes the text of a certificate in PEM.
    package init(pem text: String) throws(Problem) {
        let pem = Array(text.utf8)
        guard pem.count <= Self.lengthLimit else { throw .unreadable }
        let verdict = pem.withUnsafeBufferPointer { bytes in
            xs_check_certificate(xs_bytes(start: bytes.baseAddress, count: bytes.count))
        }
        switch verdict {
        case XS_KEY_GOOD: self.pem = pem
        case XS_KEY_UNREADABLE: throw .unreadable
        default: throw .unfit
        }
    }

    package enum Problem: Error, Hashable, Sendable {
        case unreadable

        /// Neither RSA of 2,048 to 8,192 bits nor ECDSA on a usual curve.
        case unfit
    }
}
