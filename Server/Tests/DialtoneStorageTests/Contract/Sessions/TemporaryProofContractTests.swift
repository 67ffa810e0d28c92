import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct TemporaryProofContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a proof is valid until it expires and can be used once`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let proof = TemporaryProof.sample(1)
            try await store.write { try $0.insert(proof) }
            func found(at now: Timestamp) async throws -> TemporaryProof? {
                try await store.write { try $0.temporaryProof(proof.digest, at: now) }
            }

            #expect(try await found(at: .start) == proof)
            #expect(try await found(at: proof.expiresAt) == nil)
            #expect(try await store.write { try $0.consumeTemporaryProof(proof.digest) })
            #expect(try await store.write { try $0.consumeTemporaryProof(proof.digest) } == false)
            #expect(try await found(at: .start) == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `expired proofs are deleted`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let proof = TemporaryProof.sample(1)
            try await store.write { try $0.insert(proof) }
            func delete(_ moment: Timestamp) async throws -> Int {
                try await store.write {
                    try $0.delete(.temporaryProofs, before: moment, limit: 1_000)
                }
            }

            #expect(try await delete(proof.expiresAt) == 0)
            #expect(try await delete(proof.expiresAt + .seconds(1)) == 1)
        }
    }
}
