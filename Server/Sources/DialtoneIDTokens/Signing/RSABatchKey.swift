import CBatchSigning
import CLibcrypto

/// The values of a private RSA-2048 key that a ``BatchSigner`` computes with.
///
/// `@unchecked Sendable`: they do not change after `init`.
final class RSABatchKey: @unchecked Sendable {
    /// Valid as long as this object.
    let values: UnsafePointer<dialtone_batch_key>?
    private let memory: UnsafeMutablePointer<dialtone_batch_key>

    /// Reads the values; `nil` for a key of another kind or size.
    init?(of key: OpaquePointer) {
        guard EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA,
            EVP_PKEY_get_bits(key) == 8 * DIALTONE_BATCH_BYTES
        else { return nil }
        memory = .allocate(capacity: 1)
        memory.initialize(to: dialtone_batch_key())
        values = UnsafePointer(memory)
        let isRead =
            Self.read("rsa-factor1", of: key, into: &memory.pointee.p)
            && Self.read("rsa-factor2", of: key, into: &memory.pointee.q)
            && Self.read("rsa-exponent1", of: key, into: &memory.pointee.dp)
            && Self.read("rsa-exponent2", of: key, into: &memory.pointee.dq)
            && Self.read("rsa-coefficient1", of: key, into: &memory.pointee.inverse)
        // `deinit` runs also after this, and frees the memory.
        guard isRead else { return nil }
    }

    deinit {
        OPENSSL_cleanse(memory, MemoryLayout<dialtone_batch_key>.size)
        memory.deallocate()
    }

    /// Writes one of the key's numbers, the least significant byte first.
    private static func read<Limbs>(
        _ name: String,
        of key: OpaquePointer,
        into limbs: inout Limbs
    ) -> Bool {
        var number: OpaquePointer?
        guard EVP_PKEY_get_bn_param(key, name, &number) == 1 else {
            ERR_clear_error()
            return false
        }
        defer { BN_clear_free(number) }
        let size = Int32(MemoryLayout<Limbs>.size)
        return withUnsafeMutableBytes(of: &limbs) { bytes in
            BN_bn2lebinpad(number, bytes.bindMemory(to: UInt8.self).baseAddress, size) == size
        }
    }
}
