import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
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
    func `keys are read in the order of their creation until they are deleted`(
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
            try await store.write { try $0.deleteSigningKeys([first.id]) }
            #expect(try await store.read { try $0.signingKeys() } == [second])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `keys are deleted by the database's clock, whatever the server's clock shows`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let keys = (0..<5).map { key("\($0)", createdAt: .start + .days(Int64($0))) }
            // In the future by every clock.
            let published = (5..<9).map {
                key("\($0)", createdAt: Timestamp(seconds: 8_000_000_000 + $0))
            }
            try await store.write { data in
                for key in keys + published { _ = try data.insert(key) }
            }
            let ring = StoredSigningKeys(store: store)
            try await ring.deleteOutlivedKeys(at: .start)
            #expect(try await ring.signingKeys().count == 9)
            try await ring.deleteOutlivedKeys(at: Timestamp(seconds: 9_000_000_000))
            let kept = try await ring.signingKeys()
            if engine == .postgres {
                #expect(kept.suffix(4) == published[...])
            } else {
                // Only the server's own clock exists; the latest three keys are kept.
                #expect(kept.suffix(3) == published.suffix(3))
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `PostgreSQL has a clock, and SQLite has none of its own`(
        engine: StoreEngine
    )
        async throws
    {
        try await engine.withStore { store in
            let times = try await (store.time(), store.time())
            #expect((times.0 == nil) == (engine != .postgres))
            if let first = times.0, let second = times.1 { #expect(first <= second) }
        }
    }
}
