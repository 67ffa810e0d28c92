import DialtoneBasics
@testable import DialtoneFederation
@testable import DialtoneModel
import DialtoneTestSupport
import Testing

struct ProviderTokenVerifierTests {
    private let now = Timestamp(seconds: 1_790_000_000)

    private static let provider: IdentityProvider = {
        var settings = IdentityProviderSettings()
        settings.isEnabled = true
        settings.clientID = TestIssuer.clientID
        settings.allowedClientIDs = ["client-2"]
        settings.issuer = TestIssuer.address
        return IdentityProvider(
            projectID: ProjectID(rawValue: "demo"),
            id: SignInProvider(rawValue: "oidc.test"),
            settings: settings,
            createdAt: Timestamp(seconds: 1_700_000_000)
        )
    }()

    private func verify(
        _ token: String,
        from issuer: TestIssuer,
        nonce: String? = nil
    ) async throws -> ProviderIdentity {
        let now = now
        let directory = IssuerDirectory(
            providers: ProviderClient(http: issuer, policy: OutboundPolicy()),
            clock: ServerClock { now }
        )
        return try await ProviderTokenVerifier(issuers: directory).identity(
            in: token,
            of: Self.provider,
            nonce: nonce,
            at: now
        )
    }

    private func expectRefusal(
        of token: String,
        from issuer: TestIssuer,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let refusal = await #expect(
            throws: FederationRefusal.self,
            sourceLocation: sourceLocation
        ) {
            try await verify(token, from: issuer)
        }
        let isAboutToken = if case .invalidResponse? = refusal { true } else { false }
        #expect(isAboutToken, sourceLocation: sourceLocation)
    }

    @Test(arguments: ["RS256", "PS256", "ES256", "EdDSA"])
    func `a good token is believed`(algorithm: String) async throws {
        let key =
            switch algorithm {
            case "RS256": try TestKey.rs256("k")
            case "PS256": try TestKey.ps256("k")
            case "ES256": TestKey.es256("k")
            default: TestKey.edDSA("k")
            }
        let claims = TestIssuer.claims(
            at: now,
            ["email": "Pat@Example.com", "email_verified": true, "name": "Pat"]
        )
        let person = try await verify(try key.token(claims), from: TestIssuer(key))
        #expect(person.rawID == "person-1")
        #expect(person.email == "pat@example.com")
        #expect(person.isEmailVerified)
        #expect(person.displayName == "Pat")
    }

    @Test func `a token without signature is refused`() async throws {
        let issuer = TestIssuer(try .rs256("k"))
        let token = try TestKey.unsigned("k").token(TestIssuer.claims(at: now))
        await expectRefusal(of: token, from: issuer)
    }

    @Test func `a public key does not pass for a shared secret`() async throws {
        let key = try TestKey.rs256("k")
        let modulus = try #require(key.publicKey["n"].flatMap(Base64URL.decode))
        let token = try TestKey.hs256("k", secret: modulus).token(TestIssuer.claims(at: now))
        await expectRefusal(of: token, from: TestIssuer(key))
    }

    @Test func `a key signs by its own algorithm only`() async throws {
        let issuer = TestIssuer(try .ps256("k"))
        let token = try TestKey.rs256("k").token(TestIssuer.claims(at: now))
        await expectRefusal(of: token, from: issuer)
    }

    @Test(arguments: ["RS256", "ES256", "none", "HS256", "rs256", ""])
    func `what the header calls the algorithm gives nothing away`(name: String) async throws {
        let issuer = TestIssuer(TestKey.edDSA("k"))
        let token = try TestKey.rs256("k", index: 1)
            .token(TestIssuer.claims(at: now), header: ["alg": name])
        await expectRefusal(of: token, from: issuer)
    }

    @Test(arguments: ["../../../../dev/null", "' OR 1=1", "other", ""])
    func `a key that the issuer does not have signs nothing`(id: String) async throws {
        let issuer = TestIssuer(try .rs256("k"))
        let token = try TestKey.rs256(id).token(TestIssuer.claims(at: now))
        await expectRefusal(of: token, from: issuer)
    }

    @Test func `keys that a token brings along are not looked at`() async throws {
        let issuer = TestIssuer(try .rs256("k"))
        let foreign = try TestKey.rs256("k", index: 1)
        let token = try foreign.token(
            TestIssuer.claims(at: now),
            header: ["jwk": foreign.published, "jku": "https://evil.example.test/keys"]
        )
        await expectRefusal(of: token, from: issuer)
    }

    @Test func `a token that names no key needs an issuer with a single one`() async throws {
        let key = try TestKey.rs256("k")
        let token = try key.token(TestIssuer.claims(at: now), header: ["kid": nil])
        #expect(try await verify(token, from: TestIssuer(key)).rawID == "person-1")
        await expectRefusal(of: token, from: TestIssuer(key, .es256("other")))
    }

    @Test func `a token with an extension that nobody knows is refused`() async throws {
        let key = try TestKey.rs256("k")
        let token = try key.token(TestIssuer.claims(at: now), header: ["crit": ["exp"]])
        await expectRefusal(of: token, from: TestIssuer(key))
    }

    @Test(arguments: [
        ["iss": "https://evil.example.test"], ["iss": TestIssuer.address + "/"],
        ["aud": "client-3"], ["aud": ""], ["sub": ""],
        ["sub": String(repeating: "x", count: 256)],
    ])
    func `a token for others, by others or of nobody is refused`(
        changes: [String: String]
    ) async throws {
        let key = try TestKey.rs256("k")
        await expectRefusal(
            of: try key.token(TestIssuer.claims(at: now, changes)),
            from: TestIssuer(key)
        )
    }

    @Test(arguments: ["exp": -61, "iat": 61, "nbf": 61])
    func `a token that is not good now is refused`(claim: String, offset: Int64) async throws {
        let key = try TestKey.rs256("k")
        let claims = TestIssuer.claims(at: now, [claim: now.seconds + offset])
        await expectRefusal(of: try key.token(claims), from: TestIssuer(key))
    }

    @Test(arguments: ["exp", "iat", "aud", "iss", "sub"])
    func `a token that leaves out what every token says is refused`(claim: String) async throws {
        let key = try TestKey.rs256("k")
        var claims = TestIssuer.claims(at: now)
        claims[claim] = nil
        await expectRefusal(of: try key.token(claims), from: TestIssuer(key))
    }

    @Test func `of several audiences all are the project's, and one was given the token`()
        async throws
    {
        let key = try TestKey.rs256("k")
        let issuer = TestIssuer(key)
        let both = [TestIssuer.clientID, "client-2"]
        let good = TestIssuer.claims(at: now, ["aud": both, "azp": "client-2"])
        #expect(try await verify(try key.token(good), from: issuer).rawID == "person-1")
        for changes: [String: any Sendable] in [
            ["aud": both], ["aud": both, "azp": "client-3"],
            ["aud": [TestIssuer.clientID, "client-3"], "azp": TestIssuer.clientID],
            ["aud": [String]()],
        ] {
            await expectRefusal(
                of: try key.token(TestIssuer.claims(at: now, changes)),
                from: issuer
            )
        }
    }

    @Test func `a nonce matches as it is, or as its digest`() async throws {
        let key = try TestKey.rs256("k")
        let issuer = TestIssuer(key)
        // SHA-256 of "abc", from FIPS 180-2.
        let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        for nonce in ["abc", digest] {
            let token = try key.token(TestIssuer.claims(at: now, ["nonce": nonce]))
            #expect(try await verify(token, from: issuer, nonce: "abc").rawID == "person-1")
        }
    }

    private static let badNonces: [(String?, String?)] = [
        ("abc", "abd"), ("abc", nil), (nil, "abc"), ("abc", ""),
    ]

    @Test(arguments: badNonces)
    func `a nonce that is wrong, or on one side only, is refused`(
        claim: String?,
        shown: String?
    ) async throws {
        let key = try TestKey.rs256("k")
        let changes: [String: any Sendable] = claim.map { ["nonce": $0] } ?? [:]
        let token = try key.token(TestIssuer.claims(at: now, changes))
        let refusal = await #expect(throws: FederationRefusal.self) {
            try await verify(token, from: TestIssuer(key), nonce: shown)
        }
        let isAboutNonce = if case .invalidNonce? = refusal { true } else { false }
        #expect(isAboutNonce)
    }

    @Test(arguments: [
        "", ".", "..", "a.b.c", "{}", "e30.e30.", String(repeating: "a", count: 40_000),
    ])
    func `what is no token is refused`(text: String) async throws {
        await expectRefusal(of: text, from: TestIssuer(try .rs256("k")))
    }

    @Test func `an address that the provider does not vouch for is not taken for verified`()
        async throws
    {
        let key = try TestKey.rs256("k")
        for value: any Sendable in [false, "false", 1, "yes"] {
            let claims = TestIssuer.claims(
                at: now,
                ["email": "pat@example.com", "email_verified": value]
            )
            let person = try await verify(try key.token(claims), from: TestIssuer(key))
            #expect(person.email == "pat@example.com")
            #expect(!person.isEmailVerified)
        }
    }
}
