import CLibcrypto

extension PKCS12File {
    /// Throws if opening the file needs too many rounds of key derivation.
    ///
    /// An encrypted layer can hold keys that are encrypted again, with more rounds. So this opens
    /// the outer layer, once it is known to be cheap, and checks its contents before libcrypto
    /// opens the file.
    static func checkWork(
        of file: OpaquePointer,
        password: String
    ) throws(InvalidAPNsCredential) {
        var work = PKCS12Work()
        try addAuthentication(of: file, to: &work)
        guard let parts = PKCS12_unpack_authsafes(file) else { throw unreadable }
        defer { free(parts) { PKCS7_free($0.assumingMemoryBound(to: PKCS7.self)) } }
        let contents = (0..<max(0, OPENSSL_sk_num(parts))).compactMap { index in
            OPENSSL_sk_value(parts, index)?.assumingMemoryBound(to: PKCS7.self)
        }
        for content in contents {
            try work.add(der { i2d_PKCS7(content, $0) })
        }
        for content in contents {
            guard let stack = bags(in: content, password) else { continue }
            defer { free(stack) { PKCS12_SAFEBAG_free(OpaquePointer($0)) } }
            for index in 0..<max(0, OPENSSL_sk_num(stack)) {
                let bag = OPENSSL_sk_value(stack, index).map(OpaquePointer.init)
                try work.add(der { i2d_PKCS12_SAFEBAG(bag, $0) })
            }
        }
    }

    private static func addAuthentication(
        of file: OpaquePointer,
        to work: inout PKCS12Work
    ) throws(InvalidAPNsCredential) {
        var algorithm: UnsafePointer<X509_ALGOR>?
        var iterations: UnsafePointer<ASN1_INTEGER>?
        PKCS12_get0_mac(nil, &algorithm, nil, &iterations, file)
        if let iterations {
            var rounds: Int64 = 0
            guard ASN1_INTEGER_get_int64(&rounds, iterations) == 1 else { throw PKCS12Work.tooMuch }
            try work.add(rounds: rounds)
        }
        if let algorithm { try work.add(der { i2d_X509_ALGOR(algorithm, $0) }) }
    }

    /// `nil` if the password is wrong, or if libcrypto could not open it either.
    private static func bags(
        in content: UnsafeMutablePointer<PKCS7>,
        _ password: String
    ) -> OpaquePointer? {
        switch OBJ_obj2nid(content.pointee.type) {
        case NID_pkcs7_data: PKCS12_unpack_p7data(content)
        case NID_pkcs7_encrypted: PKCS12_unpack_p7encdata(content, password, -1)
        default: nil
        }
    }

    private static func der(
        _ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
    ) throws(InvalidAPNsCredential) -> [UInt8] {
        let length = write(nil)
        guard length > 0 else { throw unreadable }
        var bytes = [UInt8](repeating: 0, count: Int(length))
        let written = bytes.withUnsafeMutableBufferPointer { buffer in
            var place = buffer.baseAddress
            return write(&place)
        }
        guard written == length else { throw unreadable }
        return bytes
    }

    private static func free(
        _ stack: OpaquePointer,
        _ freeElement: (UnsafeMutableRawPointer) -> Void
    ) {
        for index in 0..<max(0, OPENSSL_sk_num(stack)) {
            if let element = OPENSSL_sk_value(stack, index) { freeElement(element) }
        }
        OPENSSL_sk_free(stack)
    }
}
