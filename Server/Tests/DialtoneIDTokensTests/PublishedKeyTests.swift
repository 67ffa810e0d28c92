import DialtoneBasics
@testable import DialtoneIDTokens
@testable import DialtoneModel
import Crypto
import Foundation
import JWTKit
import Testing

@Suite struct PublishedKeyTests {
    private let start = TokenNode.start

    private struct Payload: JWTPayload {
        let sub: String
        let phone_number: String
        func verify(using algorithm: some JWTAlgorithm) throws {}
    }

    @Test(arguments: SigningAlgorithm.allCases)
    func `a standard library verifies a token with the key set`(
        algorithm: SigningAlgorithm
    ) async throws {
        try await TokenNode.with(algorithm) { node in
            let set = JWKSet(node.ring.publishedKeys(at: start))
            let json = String(decoding: try JSONEncoder().encode(set), as: UTF8.self)
            let keys = try await JWTKeyCollection().add(jwksJSON: json)
            let payload = try await keys.verify(node.token(), as: Payload.self)
            #expect(payload.sub == Account.example.id.rawValue)
            #expect(payload.phone_number == "+16505550101")
        }
    }

    @Test(arguments: SigningAlgorithm.allCases)
    func `a standard library verifies a token with the certificate`(
        algorithm: SigningAlgorithm
    ) async throws {
        try await TokenNode.with(algorithm) { node in
            let map = CertificateMap(node.ring.publishedKeys(at: start))
            let (id, pem) = try #require(map.certificates.first)
            let keys = JWTKeyCollection()
            switch algorithm {
            case .rs256:
                let key = try Insecure.RSA.PublicKey(certificatePEM: pem)
                await keys.add(rsa: key, digestAlgorithm: .sha256, kid: JWKIdentifier(string: id))
            case .es256:
                let key = try ES256PublicKey(certificate: pem)
                await keys.add(ecdsa: key, kid: JWKIdentifier(string: id))
            }
            let payload = try await keys.verify(node.token(), as: Payload.self)
            #expect(payload.sub == Account.example.id.rawValue)
        }
    }

    @Test(arguments: [(SigningAlgorithm.rs256, 256), (.es256, 64)])
    func `a signature has the length that its algorithm requires`(
        algorithm: SigningAlgorithm,
        length: Int
    ) async throws {
        try await TokenNode.with(algorithm) { node in
            for _ in 0..<20 {
                let signature = try await node.token().split(separator: ".")[2]
                #expect(Base64URL.decode(String(signature))?.count == length)
            }
        }
    }

    @Test func `the header contains the algorithm, key ID and type`() async throws {
        try await TokenNode.with(.rs256) { node in
            let header = try await node.token().split(separator: ".")[0]
            let text = String(
                decoding: try #require(Base64URL.decode(String(header))),
                as: UTF8.self
            )
            let id = try #require(node.ring.publishedKeys(at: start).first).id
            #expect(text == #"{"alg":"RS256","kid":"\#(id)","typ":"JWT"}"#)
            #expect(id.count == 40)
        }
    }

    @Test func `the discovery document contains issuer, keys and algorithms`() async throws {
        try await TokenNode.with(.rs256) { node in
            let document = OpenIDConfiguration(
                issuer: TokenIssuer.upstream.issuer(of: TokenNode.project),
                keySetURL: "http://127.0.0.1/jwks",
                keys: node.ring.publishedKeys(at: start)
            )
            let data = try JSONEncoder().encode(document)
            let json = try #require(
                try JSONSerialization.jsonObject(with: data) as? [String: Any]
            )
            #expect(json["issuer"] as? String == "https://securetoken.google.com/demo-dialtone")
            #expect(json["jwks_uri"] as? String == "http://127.0.0.1/jwks")
            #expect(json["id_token_signing_alg_values_supported"] as? [String] == ["RS256"])
        }
    }
}
