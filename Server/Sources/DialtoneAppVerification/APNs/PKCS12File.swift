import CLibcrypto

/// A `.p12` file: a certificate with its private key, under a password.
///
/// By the system's libcrypto, with its older ciphers, which Keychain Access still writes. Opening
/// one takes up to a second: do it on a ``PasswordPool``.
struct PKCS12File {
    /// More than a certificate with a long chain needs.
    private static let sizeLimit = 64 * 1_024

    private static let passwordLimit = 1_024

    /// Longer keys make each signature slow, and Apple accepts none.
    private static let keyBits: ClosedRange<Int32> = 0...4_096

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
        try Self.checkWork(of: file, password: password)
        guard PKCS12_verify_mac(file, password, -1) == 1 else {
            throw .init("The password does not open the .p12 file.")
        }
        var key: OpaquePointer?
        var certificate: OpaquePointer?
        var chain: OpaquePointer?
        let isParsed = PKCS12_parse(file, password, &key, &certificate, &chain) == 1
        defer {
            EVP_PKEY_free(key)
            X509_free(certificate)
            Self.free(chain)
        }
        guard isParsed else { throw Self.unreadable }
        guard let key, let certificate else {
            throw .init(
                "The .p12 file holds no certificate with its private key: in Keychain Access, "
                    + "export the certificate together with the key beneath it."
            )
        }
        guard Self.keyBits.contains(EVP_PKEY_get_bits(key)) else {
            throw .init("The key in the .p12 file has more than \(Self.keyBits.upperBound) bits.")
        }
        guard let pem = Self.pem(certificate, chain, key) else { throw Self.unreadable }
        self.pem = pem
    }

    /// How long it takes to open a file, at most, in the unit of a ``PasswordPool``.
    static let cost = 1_000_000

    static let unreadable = InvalidAPNsCredential("This is not a readable .p12 file.")

    /// A library of its own, so that nothing else of the process gets the older ciphers.
    ///
    /// Without them, where the system does not have them, newer files can still be read.
    ///
    /// `nonisolated(unsafe)`: libcrypto lets all threads share a context that is not changed.
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

    private static func pem(
        _ certificate: OpaquePointer,
        _ chain: OpaquePointer?,
        _ key: OpaquePointer
    ) -> String? {
        guard let output = BIO_new(BIO_s_mem()) else { return nil }
        defer { BIO_free(output) }
        guard PEM_write_bio_X509(output, certificate) == 1 else { return nil }
        for index in 0..<max(0, OPENSSL_sk_num(chain)) {
            let link = OPENSSL_sk_value(chain, index).map(OpaquePointer.init)
            guard PEM_write_bio_X509(output, link) == 1 else { return nil }
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

    private static func free(_ chain: OpaquePointer?) {
        for index in 0..<max(0, OPENSSL_sk_num(chain)) {
            X509_free(OPENSSL_sk_value(chain, index).map(OpaquePointer.init))
        }
        OPENSSL_sk_free(chain)
    }
}
