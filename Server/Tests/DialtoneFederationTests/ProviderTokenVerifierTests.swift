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
    func `a valid token is accepted`(algorithm: String) async throws {
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

    @Test func `a public key is not accepted as a shared secret`() async throws {
        let key = try TestKey.rs256("k")
        let modulus = try #require(key.publicKey["n"].flatMap(Base64URL.decode))
        let token = try TestKey.hs256("k", secret: modulus).token(TestIssuer.claims(at: now))
        await expectRefusal(of: token, from: TestIssuer(key))
    }

    @Test func `a key verifies only its own algorithm`() async throws {
        let issuer = TestIssuer(try .ps256("k"))
        let token = try TestKey.rs256("k").token(TestIssuer.claims(at: now))
        await expectRefusal(of: token, from: issuer)
    }

    @Test(arguments: ["RS256", "ES256", "none", "HS256", "rs256", ""])
    func `the algorithm name in the header cannot change the verification`(
        name: String
    ) async throws {
        let issuer = TestIssuer(TestKey.edDSA("k"))
        let token = try TestKey.rs256("k", index: 1)
            .token(TestIssuer.claims(at: now), header: ["alg": name])
        await expectRefusal(of: token, from: issuer)
    }

    @Test(arguments: ["../../../../dev/null", "' OR 1=1", "other", ""])
    func `a token with an unknown key ID is refused`(id: String) async throws {
        let issuer = TestIssuer(try .rs256("k"))
        let token = try TestKey.rs256(id).token(TestIssuer.claims(at: now))
        await expectRefusal(of: token, from: issuer)
    }

    @Test func `keys inside the token header are ignored`() async throws {
        let issuer = TestIssuer(try .rs256("k"))
        let foreign = try TestKey.rs256("k", index: 1)
        let token = try foreign.token(
            TestIssuer.claims(at: now),
            header: ["jwk": foreign.published, "jku": "https://evil.example.test/keys"]
        )
        await expectRefusal(of: token, from: issuer)
    }

    @Test func `a token without a key ID is accepted only if the issuer has a single key`()
        async throws
    {
        let key = try TestKey.rs256("k")
        let token = try key.token(TestIssuer.claims(at: now), header: ["kid": nil])
        #expect(try await verify(token, from: TestIssuer(key)).rawID == "person-1")
        await expectRefusal(of: token, from: TestIssuer(key, .es256("other")))
    }

    @Test func `a token with an unknown critical extension is refused`() async throws {
        let key = try TestKey.rs256("k")
        let token = try key.token(TestIssuer.claims(at: now), header: ["crit": ["exp"]])
        await expectRefusal(of: token, from: TestIssuer(key))
    }

    @Test(arguments: [
        ["iss": "https://evil.example.test"], ["iss": TestIssuer.address + "/"],
        ["aud": "client-3"], ["aud": ""], ["sub": ""],
        ["sub": String(repeating: "x", count: 256)],
    ])
    func `a token with a wrong audience, issuer or subject is refused`(
        changes: [String: String]
    ) async throws {
        let key = try TestKey.rs256("k")
        await expectRefusal(
            of: try key.token(TestIssuer.claims(at: now, changes)),
            from: TestIssuer(key)
        )
    }

    @Test(arguments: ["exp": -61, "iat": 61, "nbf": 61])
    func `a token outside its validity period is refused`(claim: String, offset: Int64) async throws
    {
        let key = try TestKey.rs256("k")
        let claims = TestIssuer.claims(at: now, [claim: now.seconds + offset])
        await expectRefusal(of: try key.token(claims), from: TestIssuer(key))
    }

    @Test(arguments: ["exp", "iat", "aud", "iss", "sub"])
    func `a token that lacks a required claim is refused`(claim: String) async throws {
        let key = try TestKey.rs256("k")
        var claims = TestIssuer.claims(at: now)
        claims[claim] = nil
        await expectRefusal(of: try key.token(claims), from: TestIssuer(key))
    }

    @Test
    func `a token with several audiences needs all of them and its holder to be the project's`()
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

    @Test func `a nonce matches as given or as its digest`() async throws {
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
    func `a nonce that is wrong or on one side only is refused`(
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
    func `text that is not a token is refused`(text: String) async throws {
        await expectRefusal(of: text, from: TestIssuer(try .rs256("k")))
    }

    @Test func `an address that the provider has not verified counts as unverified`()
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
