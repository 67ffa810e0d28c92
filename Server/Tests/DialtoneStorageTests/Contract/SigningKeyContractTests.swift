import DialtoneCore
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct SigningKeyContractTests {
    private func key(_ id: String, createdAt: Timestamp) -> SealedSigningKey {
        SealedSigningKey(
            id: id,
            algorithm: "RS256",
            sealedPrivateKey: Array(0...255),
            certificate: [],
            createdAt: createdAt,
            signsFrom: createdAt + .seconds(1),
            signsUntil: createdAt + .seconds(2),
            publishedUntil: createdAt + .seconds(3)
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `keys come back in the order of their creation until nobody needs them`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let (first, second) = (
                key("z", createdAt: .start), key("a", createdAt: .start + .days(1))
            )
            let inserted = try await store.write { data in
                try [second, first, first].map { try data.insert($0) }
            }

            #expect(inserted == [true, true, false])
            #expect(try await store.read { try $0.signingKeys() } == [first, second])
            let deleted = try await store.write {
                try $0.deleteSigningKeys(publishedUntilBefore: second.publishedUntil)
            }
            #expect(deleted == 1)
            #expect(try await store.read { try $0.signingKeys() } == [second])
        }
    }
}
