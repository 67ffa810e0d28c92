import DialtoneBasics
@testable import DialtoneIDTokens
import DialtoneModel
import Foundation
import Testing

/// One ring for projects that want different algorithms.
@Suite struct ProjectAlgorithmTests {
    private let start = TokenNode.start
    private let takeover = TokenNode.start + .minutes(61)

    /// Calls `body` with a node whose default is RS256, on a server with projects that use
    /// `algorithms`.
    private func withNode(
        naming algorithms: Set<SigningAlgorithm> = [],
        _ body: (TokenNode, SharedSigningKeys) async throws -> Void
    ) async throws {
        try await TokenNode.withPool { pool in
            let keys = SharedSigningKeys(projectAlgorithms: algorithms)
            let node = TokenNode(sharing: keys, algorithm: .rs256, pool: pool)
            try await node.ring.maintain(at: start)
            try await body(node, keys)
        }
    }

    private func algorithm(of token: String) throws -> String? {
        let header = try #require(token.split(separator: ".").first)
        let bytes = try #require(Base64URL.decode(String(header)))
        let fields = try JSONDecoder().decode([String: String].self, from: Data(bytes))
        return fields["alg"]
    }

    private func algorithms(of keys: SharedSigningKeys) async -> [String] {
        await keys.keys.map(\.algorithm).sorted()
    }

    @Test func `keys are created only for the algorithms in use`() async throws {
        try await withNode { node, keys in
            #expect(await algorithms(of: keys) == ["RS256"])
            await keys.nameAlgorithms([.es256])
            try await node.ring.maintain(at: start)
            try await node.ring.maintain(at: start)
            #expect(await algorithms(of: keys) == ["ES256", "RS256"])
        }
    }

    @Test func `each project has its own algorithm, and tokens of both are accepted`() async throws
    {
        try await withNode(naming: [.es256]) { node, _ in
            for (wanted, expected) in [(nil, "RS256"), (.rs256, "RS256"), (.es256, "ES256")]
                as [(SigningAlgorithm?, String)]
            {
                let token = try await node.token(by: wanted)
                #expect(try algorithm(of: token) == expected)
                #expect(throws: Never.self) {
                    try node.verifier.verify(token, of: TokenNode.project, at: start)
                }
            }
            let published = node.ring.publishedKeys(at: start).map(\.jwk.alg)
            #expect(Set(published) == ["ES256", "RS256"])
        }
    }

    @Test func `a newly used algorithm takes over once its key has been published long enough`()
        async throws
    {
        try await withNode { node, keys in
            await keys.nameAlgorithms([.es256])
            // Users get tokens even before the maintenance has created the key.
            #expect(try algorithm(of: try await node.token(by: .es256)) == "RS256")
            try await node.ring.maintain(at: start)
            #expect(node.ring.publishedKeys(at: start).count == 2)
            #expect(try algorithm(of: try await node.token(by: .es256)) == "RS256")
            let later = try await node.token(by: .es256, at: takeover)
            #expect(try algorithm(of: later) == "ES256")
            #expect(try algorithm(of: try await node.token(at: takeover)) == "RS256")
        }
    }

    @Test func `tokens issued before a project's change stay valid`() async throws {
        try await withNode(naming: [.es256]) { node, keys in
            let before = try await node.token(by: .es256)
            await keys.nameAlgorithms([])
            try await node.ring.maintain(at: start + .minutes(50))
            #expect(throws: Never.self) {
                try node.verifier.verify(
                    before,
                    of: TokenNode.project,
                    at: start + .minutes(59)
                )
            }
        }
    }

    @Test func `rotation replaces the key of each algorithm`() async throws {
        try await withNode(naming: [.es256]) { node, keys in
            try await node.ring.rotate(at: start)
            #expect(await algorithms(of: keys) == ["ES256", "ES256", "RS256", "RS256"])
            for wanted in SigningAlgorithm.allCases {
                let tokens = [
                    try await node.token(by: wanted),
                    try await node.token(by: wanted, at: takeover),
                ]
                #expect(try tokens.map(algorithm) == [wanted.rawValue, wanted.rawValue])
                #expect(Set(tokens.compactMap { $0.split(separator: ".").first }).count == 2)
            }
        }
    }

    @Test func `a token signed by one key does not pass as another's`() async throws {
        try await withNode(naming: [.es256]) { node, _ in
            for (signing, claimed) in [(.rs256, .es256), (.es256, .rs256)]
                as [(SigningAlgorithm, SigningAlgorithm)]
            {
                let signer = try #require(node.ring.signingKey(by: signing, at: start))
                let other = try #require(node.ring.signingKey(by: claimed, at: start))
                let payload = try await node.token().split(separator: ".")[1]
                let headers = [
                    String(decoding: other.header.dropLast(), as: UTF8.self),
                    header(claimed, signer.id), header(signing, other.id),
                ]
                for (header, expected) in zip(
                    headers,
                    [InvalidIDToken.invalidSignature, .unknownKey, .unknownKey]
                ) {
                    let text = "\(header).\(payload)"
                    let signature = try signer.signer.signature(of: Array(text.utf8))
                    #expect(throws: expected) {
                        try node.verifier.verify(
                            "\(text).\(Base64URL.encode(signature))",
                            of: TokenNode.project,
                            at: start
                        )
                    }
                }
            }
        }
    }

    private func header(_ algorithm: SigningAlgorithm, _ keyID: String) -> String {
        Base64URL.encode(#"{"alg":"\#(algorithm.rawValue)","kid":"\#(keyID)","typ":"JWT"}"#.utf8)
    }
}
