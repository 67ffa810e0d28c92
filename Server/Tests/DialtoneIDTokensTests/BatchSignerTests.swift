import Crypto
import CryptoExtras
import Foundation
import Testing

@testable import DialtoneIDTokens

/// Tests of signatures that are computed side by side, by Intel's library.
struct BatchSignerTests {
    /// The folder of the library and of those that it needs, which come with Python packages.
    private static let folder = ProcessInfo.processInfo.environment["DIALTONE_TEST_CRYPTO_MB"]

    /// `nil` where there is no library, or the processor cannot run it.
    private static let batches: BatchSigner? = {
        guard let folder else { return nil }
        // The dynamic linker takes what is loaded already, so it needs no path to them.
        for name in ["libintlc.so.5", "libimf.so", "libsvml.so", "libirng.so"] {
            _ = dlopen("\(folder)/\(name)", RTLD_NOW | RTLD_GLOBAL)
        }
        return try? BatchSigner(path: "\(folder)/\(BatchSigner.libraryName)")
    }()

    /// Two keys, since a key takes a while to generate.
    private static let signers = Result {
        try (0..<2).map { _ in
            let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
            return try RSATokenSigner(pkcs8: Array(key.pkcs8DERRepresentation))
        }
    }

    private static let messages = (0..<8).map { Array("message \($0)".utf8) }

    private static func jobs(_ signers: [RSATokenSigner]) throws -> [BatchJob] {
        try zip(messages, signers).map { try #require($1.batchJob(for: $0)) }
    }

    @Test(
        .enabled(if: batches != nil, "there is no libcrypto_mb for this processor"),
        arguments: 1...8
    )
    func `a batch has the same signatures as libcrypto`(count: Int) throws {
        let batches = try #require(Self.batches)
        let keys = try Self.signers.get()
        let signers = (0..<count).map { keys[$0 % 2] }
        let signatures = batches.signatures(of: try Self.jobs(signers))
        #expect(signatures.count == count)
        for (index, signature) in signatures.enumerated() {
            #expect(try signature == signers[index].signature(of: Self.messages[index]))
        }
    }

    @Test(.enabled(if: batches != nil, "there is no libcrypto_mb for this processor"))
    func `a signature with a fault does not leave the batch`() throws {
        let batches = try #require(Self.batches)
        let keys = try Self.signers.get()
        let job = try #require(keys[0].batchJob(for: Self.messages[0]))
        let other = try #require(keys[1].batchJob(for: Self.messages[0]))
        // The values of another key stand for a computation that went wrong.
        let faulty = BatchJob(message: job.message, key: other.key, owner: job.owner)
        #expect(batches.signatures(of: [job, faulty]).map { $0 == nil } == [false, true])
    }

    @Test(.enabled(if: batches != nil, "there is no libcrypto_mb for this processor"))
    func `tokens of many callers are valid, each with its own content`() async throws {
        let pool = SigningPool(threadCount: 1, batches: Self.batches)
        let signer = try Self.signers.get()[0]
        let signed = try await withThrowingTaskGroup(of: (Int, SignedMessage).self) { group in
            for number in 0..<100 {
                group.addTask {
                    (number, try await pool.sign(with: signer) { Array("\(number)".utf8) })
                }
            }
            return try await group.reduce(into: [Int: SignedMessage]()) { $0[$1.0] = $1.1 }
        }
        try await pool.shutDown()
        #expect(signed.count == 100)
        for (number, message) in signed {
            #expect(message.message == Array("\(number)".utf8))
            #expect(signer.isValid(message.signature, of: message.message))
        }
    }

    @Test(.enabled(if: batches != nil, "there is no libcrypto_mb for this processor"))
    func `a message that cannot be made fails only its own caller`() async throws {
        struct NoMessage: Error {}
        let pool = SigningPool(threadCount: 1, batches: Self.batches)
        let signer = try Self.signers.get()[0]
        let failures = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                group.addTask {
                    do {
                        _ = try await pool.sign(with: signer) {
                            if number == 7 { throw NoMessage() }
                            return [UInt8(number)]
                        }
                        return false
                    } catch {
                        return error is NoMessage
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        try await pool.shutDown()
        #expect(failures == 1)
    }

    @Test func `a library that is missing, or is another one, is refused`() {
        #expect(throws: BatchSigningProblem.notFound) {
            try BatchSigner(path: "/nonexistent/libcrypto_mb.so")
        }
        #expect(throws: BatchSigningProblem.wrongLibrary) { try BatchSigner(path: "libm.so.6") }
    }

    @Test func `an elliptic key has no place in a batch`() throws {
        let key = P256.Signing.PrivateKey()
        let signer = try P256TokenSigner(pkcs8: Array(key.derRepresentation))
        #expect(signer.batchJob(for: [1]) == nil)
    }
}
