import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneIDTokens
import DialtoneModel
import Crypto
import DialtoneTestSupport
import PhoneNumbers

/// A node that signs and verifies tokens.
struct TokenNode {
    static let start = Timestamp(seconds: 1_800_000_000)
    static let project = ProjectID(rawValue: "demo-dialtone")

    let ring: KeyRing
    let authority: IDTokenAuthority
    let verifier: IDTokenVerifier

    init(
        sharing keys: SharedSigningKeys,
        algorithm: SigningAlgorithm,
        pool: SigningPool,
        masterKey: UInt8 = 7
    ) {
        let key = SymmetricKey(data: [UInt8](repeating: masterKey, count: 32))
        ring = KeyRing(
            store: keys,
            box: SecretBox(key: key),
            defaultAlgorithm: algorithm,
            pool: pool,
            random: RandomSource { count in (0..<count).map { _ in .random(in: 0...255) } }
        )
        authority = IDTokenAuthority(keys: ring, pool: pool)
        verifier = IDTokenVerifier(keys: ring, issuer: .upstream)
    }

    /// Calls `body` with a node whose ring has its first key.
    @discardableResult
    static func with<Value>(
        _ algorithm: SigningAlgorithm = .es256,
        _ body: (TokenNode) async throws -> Value
    ) async throws -> Value {
        try await withPool { pool in
            let node = TokenNode(sharing: SharedSigningKeys(), algorithm: algorithm, pool: pool)
            try await node.ring.maintain(at: start)
            return try await body(node)
        }
    }

    @discardableResult
    static func withPool<Value>(_ body: (SigningPool) async throws -> Value) async throws -> Value {
        let pool = SigningPool(threadCount: 2)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(pool))
        } catch {
            result = .failure(error)
        }
        try await pool.shutDown()
        return try result.get()
    }

    func token(
        for account: Account = .example,
        signedInWith provider: SignInProvider = .phone,
        id: IDTokenID = .example,
        by algorithm: SigningAlgorithm? = nil,
        at now: Timestamp = start
    ) async throws -> String {
        let draft = SessionDraft(
            id: .example,
            refreshToken: RefreshToken(random: .seeded(1))
        )
        let session = draft.session(
            of: account,
            signedInWith: provider,
            at: Self.start,
            client: nil
        )
        var settings = TokenSettings()
        settings.algorithm = algorithm
        return try await authority.issue(
            for: session,
            account: account,
            id: id,
            by: settings,
            at: now
        )
    }

    /// Returns a token with a valid signature over any payload.
    func signed(_ payload: String) throws -> String {
        guard let key = ring.signingKey(by: nil, at: Self.start) else { throw NoSigningKey() }
        var text = key.header
        text.appendBase64URL(Array(payload.utf8))
        let signature = try key.signer.signature(of: text)
        return String(decoding: text, as: UTF8.self) + "." + Base64URL.encode(signature)
    }
}

extension SessionID {
    static let example = SessionID(bytes: [UInt8](repeating: 1, count: 16))
}

extension IDTokenID {
    static let example = IDTokenID(random: RandomSource { [UInt8](repeating: 2, count: $0) })
}

extension Account {
    static var example: Account {
        var account = Account(
            id: AccountID(rawValue: "q1w2e3r4t5y6u7i8o9p0a1s2d3f4"),
            projectID: TokenNode.project,
            createdAt: TokenNode.start
        )
        account.phoneNumber = PhoneNumber(e164: "+16505550101")
        return account
    }
}
