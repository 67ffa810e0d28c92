import CXMLSecurity

/// The signed content of an XML document, without any unsigned parts.
///
/// It is parsed from the bytes that the signature's digest was computed from. Elements that were
/// moved, copied or wrapped are not part of it, so additions to a signed document are never read.
struct SignedXML: Sendable {
    let root: XMLTree

    /// Verifies the signature of `document` with one of the certificates.
    init(
        verifying document: [UInt8],
        with certificates: [SAMLCertificate]
    ) throws(SAMLFault) {
        var content = xs_signed()
        defer { xs_free_signed(content) }
        // One block of memory, so that all pointers into it are valid at the same time.
        let keys = Array(certificates.map(\.pem).joined())
        let verdict = document.withUnsafeBufferPointer { document in
            keys.withUnsafeBufferPointer { keys in
                var offset = 0
                let slices = certificates.map { certificate in
                    defer { offset += certificate.pem.count }
                    return xs_bytes(
                        start: keys.baseAddress.map { $0 + offset },
                        count: certificate.pem.count
                    )
                }
                return xs_verify(
                    xs_bytes(start: document.baseAddress, count: document.count),
                    slices,
                    slices.count,
                    &content
                )
            }
        }
        try SAMLFault.check(verdict)
        root = try XMLTree(Array(UnsafeBufferPointer(start: content.start, count: content.count)))
    }
}
