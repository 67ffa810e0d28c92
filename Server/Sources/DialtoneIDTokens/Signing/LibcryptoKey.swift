import CLibcrypto

/// A private key in the memory of the system's libcrypto, freed with the last reference.
///
/// `@unchecked Sendable`: neither the key nor the prepared context changes after `init`. libcrypto
/// allows any number of threads to sign with one key if each has its own context, which every call
/// here creates.
final class LibcryptoKey: @unchecked Sendable {
    private let key: OpaquePointer

    /// A context that is ready to sign; copying it is faster than preparing another one.
    private let signing: OpaquePointer

    /// The values for batches; `nil` for a key that cannot be used in them.
    let batchKey: RSABatchKey?

    /// Parses a private key in PKCS #8 and DER.
    init(pkcs8 der: [UInt8]) throws(SigningFailure) {
        let parsed = der.withUnsafeBufferPointer { bytes in
            var position = bytes.baseAddress
            return d2i_AutoPrivateKey(nil, &position, bytes.count)
        }
        guard let parsed else { throw SigningFailure.fromLibcrypto() }
        guard let context = EVP_MD_CTX_new() else {
            EVP_PKEY_free(parsed)
            throw SigningFailure.fromLibcrypto()
        }
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, parsed) == 1 else {
            EVP_MD_CTX_free(context)
            EVP_PKEY_free(parsed)
            throw SigningFailure.fromLibcrypto()
        }
        key = parsed
        signing = context
        batchKey = RSABatchKey(of: parsed)
    }

    deinit {
        EVP_MD_CTX_free(signing)
        EVP_PKEY_free(key)
    }

    /// Signs the SHA-256 digest of `message`; RSA signatures have the padding of PKCS #1.
    func signature(of message: [UInt8]) throws(SigningFailure) -> [UInt8] {
        guard let context = EVP_MD_CTX_new() else { throw SigningFailure.fromLibcrypto() }
        defer { EVP_MD_CTX_free(context) }
        var length = Int(EVP_PKEY_get_size(key))
        var signature = [UInt8](repeating: 0, count: length)
        guard EVP_MD_CTX_copy_ex(context, signing) == 1,
            EVP_DigestSign(context, &signature, &length, message, message.count) == 1
        else { throw SigningFailure.fromLibcrypto() }
        return Array(signature.prefix(length))
    }

    func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1,
            EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
        else {
            ERR_clear_error()
            return false
        }
        return true
    }
}

extension SigningFailure {
    /// Clears this thread's error queue, which would otherwise grow and confuse a later call.
    fileprivate static func fromLibcrypto() -> SigningFailure {
        ERR_clear_error()
        return SigningFailure()
    }
}
