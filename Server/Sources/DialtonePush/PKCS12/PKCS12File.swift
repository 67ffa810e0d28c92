import CLibcrypto

/// A `.p12` file: a certificate with its private key, protected by a password.
///
/// Uses the system's libcrypto with its legacy ciphers, which Keychain Access still writes. Opening
/// a file takes up to a second: run it on a ``PasswordPool``.
struct PKCS12File {
    /// More than a certificate with a long chain needs.
    private static let sizeLimit = 64 * 1_024

    private static let passwordLimit = 1_024

    /// The certificate, its chain and its key as PEM, in this order.
    let pem: String

    init(_ bytes: [UInt8], password: String) throws(InvalidAPNsCredential) {
        guard bytes.count <= Self.sizeLimit, password.utf8.count <= Self.passwordLimit else {
            throw Self.unreadable
        }
        defer { ERR_clear_error() }
        guard let context = Self.context else {
            throw .init("The system's OpenSSL cannot be used for .p12 files.")
        }
        guard let file = Self.file(in: bytes, context) else { throw Self.unreadable }
        defer { PKCS12_free(file) }
        let contents = try Self.contents(of: file, password: password, context)
        guard let encoded = contents.key else { throw Self.incomplete }
        let key = try Self.key(encoded, context)
        defer { EVP_PKEY_free(key) }
        let leaf = contents.certificates.firstIndex { Self.isCertificate($0, of: key, context) }
        guard let leaf else { throw Self.incomplete }
        var chain = contents.certificates
        chain.insert(chain.remove(at: leaf), at: 0)
        guard let pem = Self.pem(chain, key) else { throw Self.unreadable }
        self.pem = pem
    }

    /// The maximum cost of opening a file, in the unit of a ``PasswordPool``.
    static let cost = 1_000_000

    static let unreadable = InvalidAPNsCredential("The file is not a valid .p12 file.")

    private static let incomplete = InvalidAPNsCredential(
        "The .p12 file has no certificate with its private key. In Keychain Access, "
            + "export the certificate together with its key."
    )

    /// A separate library context, so that the legacy ciphers are not enabled in the whole process.
    ///
    /// If the system does not have them, newer files can still be read.
    ///
    /// `nonisolated(unsafe)`: libcrypto allows all threads to share a context that does not change.
    private nonisolated(unsafe) static let context: OpaquePointer? = {
        guard let context = OSSL_LIB_CTX_new(),
            OSSL_PROVIDER_load(context, "default") != nil
        else { return nil }
        _ = OSSL_PROVIDER_load(context, "legacy")
        return context
    }()

    private static func file(in bytes: [UInt8], _ context: OpaquePointer) -> OpaquePointer? {
        guard let input = BIO_new_mem_buf(bytes, Int32(bytes.count)) else { return nil }
        defer { BIO_free(input) }
        var file = PKCS12_init_ex(NID_pkcs7_data, context, nil)
        guard d2i_PKCS12_bio(input, &file) != nil else {
            return nil
        }
        return file
    }

    /// Builds a private key after its type and size have been checked.
    private static func key(
        _ der: [UInt8],
        _ context: OpaquePointer
    ) throws(InvalidAPNsCredential) -> OpaquePointer {
        try PKCS12Key.check(der)
        let info = der.withUnsafeBufferPointer { bytes in
            var position = bytes.baseAddress
            return d2i_PKCS8_PRIV_KEY_INFO(nil, &position, bytes.count)
        }
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        guard let info, let key = EVP_PKCS82PKEY_ex(info, context, nil) else { throw unreadable }
        return key
    }

    private static func isCertificate(
        _ der: [UInt8],
        of key: OpaquePointer,
        _ context: OpaquePointer
    ) -> Bool {
        guard PKCS12Key.isUsual(inCertificate: der) else { return false }
        var certificate = X509_new_ex(context, nil)
        defer { X509_free(certificate) }
        let isRead = der.withUnsafeBufferPointer { bytes in
            var position = bytes.baseAddress
            return d2i_X509(&certificate, &position, bytes.count) != nil
        }
        return isRead && X509_check_private_key(certificate, key) == 1
    }

    private static func pem(_ chain: [[UInt8]], _ key: OpaquePointer) -> String? {
        guard let output = BIO_new(BIO_s_mem()) else { return nil }
        defer { BIO_free(output) }
        for certificate in chain {
            guard PEM_write_bio(output, PEM_STRING_X509, "", certificate, certificate.count) > 0
            else { return nil }
        }
        guard PEM_write_bio_PKCS8PrivateKey(output, key, nil, nil, 0, nil, nil) == 1 else {
            return nil
        }
        var text: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while case let count = BIO_read(output, &part, Int32(part.count)), count > 0 {
            text += part.prefix(Int(count))
        }
        return String(decoding: text, as: UTF8.self)
    }
}
