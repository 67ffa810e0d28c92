import DialtoneBasics
@testable import DialtoneIDTokens
import DialtoneModel
import Foundation
import Testing

@Suite struct SigningPoolTests {
    @Test func `work runs, returns and throws`() async throws {
        try await TokenNode.withPool { pool in
            let value = try await pool.run { 7 }
            #expect(value == 7)
            await #expect(throws: SigningFailure()) {
                try await pool.run { throw SigningFailure() }
            }
            #expect(pool.depth == 0)
        }
    }

    @Test func `a pool that was shut down refuses work`() async throws {
        let pool = SigningPool(threadCount: 1)
        try await pool.shutDown()
        await #expect(throws: (any Error).self) { try await pool.run { 7 } }
        #expect(pool.depth == 0)
    }

    @Test func `concurrent tasks can sign with one key`() async throws {
        try await TokenNode.with(.rs256) { node in
            let tokens = try await withThrowingTaskGroup(of: String.self) { group in
                for second in 0..<64 {
                    group.addTask {
                        try await node.token(at: TokenNode.start + .seconds(Int64(second)))
                    }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(tokens.count == 64)
            for token in tokens {
                #expect(throws: Never.self) {
                    try node.verifier.verify(
                        token,
                        of: TokenNode.project,
                        at: TokenNode.start + .seconds(64)
                    )
                }
            }
        }
    }

    @Test(arguments: [[], [0], [UInt8](repeating: 0x30, count: 1_200)])
    func `bytes that are not a key are refused`(bytes: [UInt8]) {
        #expect(throws: SigningFailure()) { try RSATokenSigner(pkcs8: bytes) }
        #expect(throws: SigningFailure()) { try P256TokenSigner(pkcs8: bytes) }
    }
}
