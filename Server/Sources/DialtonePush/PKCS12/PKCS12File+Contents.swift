import CLibcrypto
import SwiftASN1

extension PKCS12File {
    /// The contents of the file as DER, before libcrypto builds any key or certificate.
    ///
    /// `PKCS12_parse` would build any key in the file, of every type and size.
    struct Contents {
        /// The certificates in the order of the file.
        private(set) var certificates: [[UInt8]] = []

        /// The first private key, as PKCS #8.
        private(set) var key: [UInt8]?
    }

    /// Opens the file layer by layer; throws if that needs too many key derivation rounds.
    ///
    /// An encrypted layer can contain keys that are encrypted again, with more rounds. So the
    /// rounds of each layer are added up before it is opened.
    static func contents(
        of file: OpaquePointer,
        password: String,
        _ context: OpaquePointer
    ) throws(InvalidAPNsCredential) -> Contents {
        var work = PKCS12Work()
        try addAuthentication(of: file, to: &work)
        guard let parts = PKCS12_unpack_authsafes(file) else { throw unreadable }
        defer { free(parts) { PKCS7_free($0.assumingMemoryBound(to: PKCS7.self)) } }
        let layers = (0..<max(0, OPENSSL_sk_num(parts))).compactMap { index in
            OPENSSL_sk_value(parts, index)?.assumingMemoryBound(to: PKCS7.self)
        }
        for layer in layers {
            try work.add(der { i2d_PKCS7(layer, $0) })
        }
        let password = try verified(password, of: file)
        var contents = Contents()
        for layer in layers {
            for bag in try bags(in: layer, password, &work) {
                try contents.add(bag, password, context)
            }
        }
        return contents
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

    /// Returns the password in the form that opens the file.
    ///
    /// PKCS #12 distinguishes an empty password from none (`nil`), and tools write both forms.
    private static func verified(
        _ password: String,
        of file: OpaquePointer
    ) throws(InvalidAPNsCredential) -> String? {
        if password.isEmpty, PKCS12_verify_mac(file, nil, 0) == 1 { return nil }
        guard PKCS12_verify_mac(file, password, -1) == 1 else {
            throw .init("The password for the .p12 file is wrong.")
        }
        return password
    }

    private static func bags(
        in layer: UnsafeMutablePointer<PKCS7>,
        _ password: String?,
        _ work: inout PKCS12Work
    ) throws(InvalidAPNsCredential) -> [PKCS12Bag] {
        let opened: OpaquePointer?
        switch OBJ_obj2nid(layer.pointee.type) {
        case NID_pkcs7_data: opened = PKCS12_unpack_p7data(layer)
        case NID_pkcs7_encrypted: opened = PKCS12_unpack_p7encdata(layer, password, -1)
        default: return []
        }
        guard let opened else { throw unreadable }
        defer { free(opened) { PKCS12_SAFEBAG_free(OpaquePointer($0)) } }
        var bags: [PKCS12Bag] = []
        for index in 0..<max(0, OPENSSL_sk_num(opened)) {
            let bag = OPENSSL_sk_value(opened, index).map(OpaquePointer.init)
            let bytes = try der { i2d_PKCS12_SAFEBAG(bag, $0) }
            try work.add(bytes)
            guard let bag = try? PKCS12Bag(derEncoded: bytes) else { throw unreadable }
            bags.append(bag)
        }
        return bags
    }

    /// Returns the bytes that libcrypto's `write` encodes.
    fileprivate static func der(
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

extension PKCS12File.Contents {
    /// Adds a bag; keys after the first are ignored because a file is for one certificate.
    fileprivate mutating func add(
        _ bag: PKCS12Bag,
        _ password: String?,
        _ context: OpaquePointer
    ) throws(InvalidAPNsCredential) {
        switch bag {
        case .certificate(let certificate): certificates.append(certificate)
        case .key(let info): key = key ?? info
        case .shroudedKey(let sealed):
            if key == nil { key = try Self.opened(sealed, password, context) }
        case .bags(let bags): for bag in bags { try add(bag, password, context) }
        case .other: break
        }
    }

    /// Decrypts a key, but does not build it.
    private static func opened(
        _ sealed: [UInt8],
        _ password: String?,
        _ context: OpaquePointer
    ) throws(InvalidAPNsCredential) -> [UInt8] {
        let box = sealed.withUnsafeBufferPointer { bytes in
            var position = bytes.baseAddress
            return d2i_X509_SIG(nil, &position, bytes.count)
        }
        defer { X509_SIG_free(box) }
        guard let box, let info = PKCS8_decrypt_ex(box, password, -1, context, nil) else {
            throw PKCS12File.unreadable
        }
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        return try PKCS12File.der { i2d_PKCS8_PRIV_KEY_INFO(info, $0) }
    }
}
