import DialtoneBasics
@testable import DialtoneIDTokens
@testable import DialtoneModel
import Crypto
import DialtoneTestSupport
import Testing

@Suite struct KeyRingTests {
    private let start = TokenNode.start

    @Test func `an empty key ring cannot sign`() async throws {
        try await TokenNode.withPool { pool in
            let node = TokenNode(sharing: SharedSigningKeys(), algorithm: .es256, pool: pool)
            await #expect(throws: NoSigningKey()) { try await node.token() }
            #expect(node.ring.publishedKeys(at: start).isEmpty)
        }
    }

    @Test func `two nodes that start concurrently agree on one key`() async throws {
        try await TokenNode.withPool { pool in
            let shared = SharedSigningKeys()
            let nodes = (0..<2).map { _ in
                TokenNode(sharing: shared, algorithm: .es256, pool: pool)
            }
            async let first: Void = nodes[0].ring.maintain(at: start)
            async let second: Void = nodes[1].ring.maintain(at: start)
            _ = try await (first, second)
            let token = try await nodes[0].token()
            #expect(await shared.keys.count == 1)
            #expect(throws: Never.self) {
                try nodes[1].verifier.verify(token, of: TokenNode.project, at: start)
            }
        }
    }

    @Test func `tokens can be verified throughout a rotation`() async throws {
        try await TokenNode.withPool { pool in
            let shared = SharedSigningKeys()
            let signing = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
            let other = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
            try await signing.ring.maintain(at: start)
            try await other.ring.maintain(at: start)
            let before = try await signing.token(at: start)
            try await signing.ring.rotate(at: start)
            #expect(try await signing.token(at: start).hasPrefix(before.prefix { $0 != "." }))

            try await other.ring.maintain(at: start + .minutes(30))
            let takeover = start + .minutes(61)
            let after = try await signing.token(at: takeover)
            #expect(!after.hasPrefix(before.prefix { $0 != "." }))
            for node in [signing, other] {
                #expect(throws: Never.self) {
                    try node.verifier.verify(after, of: TokenNode.project, at: takeover)
                }
                #expect(throws: Never.self) {
                    try node.verifier.verify(
                        before,
                        of: TokenNode.project,
                        at: start + .minutes(59)
                    )
                }
            }
            #expect(signing.ring.publishedKeys(at: takeover).count == 2)
        }
    }

    @Test func `an expired key is no longer published, and is deleted from the database`()
        async throws
    {
        try await TokenNode.withPool { pool in
            let shared = SharedSigningKeys()
            let node = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
            try await node.ring.maintain(at: start)
            let first = try #require(await shared.keys.first)
            let later = first.publishedUntil + .minutes(1)
            #expect(node.ring.publishedKeys(at: later).isEmpty)
            for day in 0..<120 { try await node.ring.maintain(at: start + .days(Int64(day))) }
            #expect(await !shared.keys.contains(first))
            #expect(await shared.keys.count <= 5)
        }
    }

    @Test(arguments: [1, 60, 4_000])
    func `a clock that jumps ahead and back costs no key and no token`(
        days: Int64
    )
        async throws
    {
        try await TokenNode.withPool { pool in
            let shared = SharedSigningKeys()
            let node = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
            try await node.ring.maintain(at: start)
            let before = await shared.keys
            let token = try await node.token(at: start)
            // Twice: the first round makes a key, the second finds it.
            for _ in 0..<2 { try await node.ring.maintain(at: start + .days(days)) }
            let kept = await shared.keys
            #expect(before.allSatisfy { kept.contains($0) })

            let now = start + .minutes(10)
            try await node.ring.maintain(at: now)
            #expect(node.ring.canSign(at: now))
            #expect(throws: Never.self) {
                try node.verifier.verify(token, of: TokenNode.project, at: now)
            }
        }
    }

    @Test func `a single node's clock does not delete a key`() async throws {
        try await TokenNode.withPool { pool in
            let shared = SharedSigningKeys()
            let node = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
            for day in 0..<100 { try await node.ring.maintain(at: start + .days(Int64(day))) }
            let now = start + .days(100)
            let before = await shared.keys.filter { now < $0.publishedUntil }
            await shared.setTime(now)
            try await node.ring.maintain(at: start + .days(1_000))
            let kept = await shared.keys
            #expect(before.allSatisfy { kept.contains($0) })
        }
    }

    @Test func `if all keys lie in the future, maintenance and rotation each create a usable one`()
        async throws
    {
        try await TokenNode.withPool { pool in
            for rotates in [false, true] {
                let shared = SharedSigningKeys()
                let ahead = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
                try await ahead.ring.maintain(at: start + .days(60))
                let node = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
                if rotates {
                    try await node.ring.rotate(at: start)
                } else {
                    try await node.ring.maintain(at: start)
                }
                #expect(node.ring.canSign(at: start))
                let token = try await node.token(at: start)
                #expect(throws: Never.self) {
                    try node.verifier.verify(token, of: TokenNode.project, at: start)
                }
            }
        }
    }

    @Test func `the stored key does not contain the private key`() async throws {
        let key = try SigningKey.generate(
            .es256,
            lifetime: KeyRotation().replacement(at: start),
            random: .seeded(1)
        )
        let box = SecretBox(key: .init(size: .bits256))
        let sealed = try key.sealed(in: box)
        #expect(!sealed.sealedPrivateKey.starts(with: key.privateKey.prefix(8)))
        #expect(try SigningKey(opening: sealed, with: box) == key)
    }

    @Test func `keys under another master key prevent a start, and nothing is overwritten`()
        async throws
    {
        try await TokenNode.withPool { pool in
            let shared = SharedSigningKeys()
            let node = TokenNode(sharing: shared, algorithm: .es256, pool: pool)
            try await node.ring.maintain(at: start)
            let before = await shared.keys
            let other = TokenNode(sharing: shared, algorithm: .es256, pool: pool, masterKey: 8)
            await #expect(throws: UnreadableSecret()) { try await other.ring.maintain(at: start) }
            #expect(await shared.keys == before)
        }
    }

    @Test func `a sealed key with a changed ID does not open`() throws {
        let box = SecretBox(key: .init(size: .bits256))
        let lifetime = KeyRotation().replacement(at: start)
        let key = try SigningKey.generate(.es256, lifetime: lifetime, random: .seeded(1))
        let sealed = try key.sealed(in: box)
        let moved = SealedSigningKey(
            id: "other",
            algorithm: sealed.algorithm,
            sealedPrivateKey: sealed.sealedPrivateKey,
            certificate: sealed.certificate,
            createdAt: sealed.createdAt,
            signsFrom: sealed.signsFrom,
            signsUntil: sealed.signsUntil,
            publishedUntil: sealed.publishedUntil
        )
        #expect(throws: UnreadableSecret()) { try SigningKey(opening: moved, with: box) }
    }

    @Test func `printing a key does not reveal it`() throws {
        let lifetime = KeyRotation().replacement(at: start)
        let key = try SigningKey.generate(.es256, lifetime: lifetime, random: .seeded(1))
        var dumped = ""
        dump(key, to: &dumped)
        #expect("\(key)" == "SigningKey(\(key.id), ES256)")
        #expect(!dumped.contains("privateKey"))
    }
}
