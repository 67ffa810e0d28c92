import CBatchSigning
import Crypto

/// Computes eight RSA-2048 signatures side by side, in about the time of four.
///
/// Server processors of Intel and AMD have the instructions for that, AVX-512 IFMA. The code is
/// Intel's `libcrypto_mb`, which is used if it is installed.
///
/// `@unchecked Sendable`: the loaded library does not change, and any number of threads may use it
/// at once.
package final class BatchSigner: @unchecked Sendable {
    /// The number of signatures of a batch.
    static let lanes = Int(DIALTONE_BATCH_LANES)

    /// The fewest signatures that a batch computes faster than one after the other.
    static let fewest = 5

    /// The name under which the dynamic linker finds an installed library.
    package static let libraryName = "libcrypto_mb.so.13"

    private static let size = Int(DIALTONE_BATCH_BYTES)

    /// The encoding of SHA-256's name in front of a digest, of PKCS #1.
    private static let digestPrefix: [UInt8] = [
        0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01,
        0x05, 0x00, 0x04, 0x20,
    ]

    private let batch: OpaquePointer

    /// Loads the library at `path`, or the one of that name; throws if it cannot be used here.
    package init(path: String) throws(BatchSigningProblem) {
        var loaded: OpaquePointer?
        switch dialtone_batch_load(path, &loaded) {
        case DIALTONE_BATCH_READY: break
        case DIALTONE_BATCH_WRONG_LIBRARY: throw .wrongLibrary
        case DIALTONE_BATCH_WRONG_PROCESSOR: throw .wrongProcessor
        default: throw .notFound
        }
        guard let loaded else { throw .notFound }
        batch = loaded
    }

    /// Signs 1 to 8 messages, each with its key; the result is `nil` where that failed.
    ///
    /// Each signature is verified before it is returned, since one that was computed with a fault
    /// would reveal the key.
    func signatures(of jobs: [BatchJob]) -> [[UInt8]?] {
        precondition((1...Self.lanes).contains(jobs.count))
        // Lanes without a job repeat the first one.
        let lanes = (0..<Self.lanes).map { jobs[$0 < jobs.count ? $0 : 0] }
        let messages = lanes.flatMap { Self.padded($0.message) }
        var keys = lanes.map { $0.key.values }
        var results = [UInt8](repeating: 0, count: messages.count)
        let isDone = withExtendedLifetime(jobs) {
            dialtone_batch_sign(batch, messages, &results, &keys)
        }
        guard isDone else { return jobs.map { _ in nil } }
        return jobs.enumerated().map { index, job in
            let signature = Array(results[index * Self.size..<(index + 1) * Self.size])
            return job.owner.isValid(signature, of: job.message) ? signature : nil
        }
    }

    /// The message's digest as a number of the key's size, with the padding of PKCS #1.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let content = digestPrefix + SHA256.hash(data: message)
        return [0x00, 0x01] + Array(repeating: 0xff, count: size - content.count - 3) + [0x00]
            + content
    }
}

/// A message to sign, and the key to sign it with.
struct BatchJob {
    let message: [UInt8]
    let key: RSABatchKey
    let owner: LibcryptoKey
}

/// The library for batches cannot be used.
package enum BatchSigningProblem: Error, CustomStringConvertible {
    case notFound
    case wrongLibrary
    case wrongProcessor

    package var description: String {
        switch self {
        case .notFound: "it cannot be loaded, or a library that it needs is missing"
        case .wrongLibrary: "it does not have the functions of libcrypto_mb"
        case .wrongProcessor: "the processor does not have AVX-512 IFMA"
        }
    }
}
