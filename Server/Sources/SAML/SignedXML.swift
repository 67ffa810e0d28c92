import CXMLSecurity

/// What the holder of a key has signed, and nothing else.
///
/// It is read from the bytes that the signature's digest was computed from. Elements that were
/// moved, copied or wrapped in the document around them are not in it, so nothing that an attacker
/// adds to a signed document is ever looked at.
struct SignedXML: Sendable {
    let root: XMLTree

    /// Verifies the signature of `document` with any of the keys.
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
