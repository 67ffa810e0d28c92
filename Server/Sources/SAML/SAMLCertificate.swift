import CXMLSecurity

/// A certificate that verifies an identity provider's signatures.
///
/// The administrator configured it, so its key is trusted. The rest of the certificate is ignored:
/// its names, its issuer and its validity period.
package struct SAMLCertificate: Hashable, Sendable {
    /// The maximum length of a certificate's text, in bytes.
    private static let lengthLimit = 16_384

    let pem: [UInt8]

    /// Parses a certificate in PEM.
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

        /// The key is neither RSA of 2,048 to 8,192 bits nor ECDSA on a supported curve.
        case unfit
    }
}
