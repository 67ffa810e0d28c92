import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import Logging
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

extension ServerSetup {
    /// A project that has second factors of both kinds.
    static func secondFactors(
        on engine: StoreEngine = .sqliteInMemory,
        _ adjust: (inout ProjectSettings) -> Void = { _ in }
    ) -> ServerSetup {
        ServerSetup { setup in
            setup.engine = engine
            setup.settings.secondFactors.state = .enabled
            adjust(&setup.settings)
        }
    }
}

/// The outcome of a sign-in's first factor.
enum FirstStep: Sendable {
    case signedIn(SignedIn)
    case pending(String)

    var signedIn: SignedIn {
        get throws {
            guard case .signedIn(let person) = self else { throw Refusal.accountNotFound }
            return person
        }
    }

    var pending: String {
        get throws {
            guard case .pending(let credential) = self else { throw Refusal.accountNotFound }
            return credential
        }
    }
}

extension TestServer {
    static let person = AccountID(rawValue: "ada")

    /// An account with a verified address.
    @discardableResult
    func addPerson(
        _ id: AccountID = person,
        of project: ProjectID = projectID,
        _ adjust: @Sendable (inout Account) -> Void = { _ in }
    ) async throws -> Account {
        var account = Account(id: id, projectID: project, createdAt: clock.now)
        account.email = "\(id.rawValue)@example.com"
        account.isEmailVerified = true
        adjust(&account)
        let isNew = try await store.write { [account] in try $0.insert(account) }
        try #require(isNew)
        return account
    }

    /// Records a verified first factor, which is the end of every sign-in method.
    func proveFirstFactor(
        _ id: AccountID = person,
        by provider: SignInProvider = .password,
        of project: ProjectID = projectID
    ) async throws -> FirstStep {
        let tokens = IDTokenAuthority(keys: keys.ring, pool: keys.pool)
        let random = RandomSource { count in
            (0..<count).map { _ in UInt8.random(in: .min ... .max) }
        }
        let completion = SignInCompletion(
            store: store,
            sessions: SessionOpener(
                tokens: tokens,
                seal: Self.refreshTokenSeal,
                random: random
            ),
            hooks: HookCalls(
                TestHooks.dependencies(keys),
                clock: clock.serverClock,
                random: random,
                logger: Logger(label: "second factors")
            ),
            clock: clock.serverClock,
            random: random
        )
        let found = try await store.read { try $0.project(project) }
        let outcome = try await completion.complete(
            id,
            by: FirstFactor(provider: provider, method: provider.rawValue),
            for: AppCaller(
                project: ServedProject(project: try #require(found), testNumbers: [])
            )
        )
        switch outcome {
        case .signedIn(let tokens, _): return .signedIn(SignedIn(tokens))
        case .secondFactorRequired(let credential, _): return .pending(credential.text)
        }
    }

    func changePerson(
        _ id: AccountID = person,
        _ change: @escaping @Sendable (inout Account) -> Void
    ) async throws {
        try await store.write { data in
            guard var account = try data.holdAccount(id, of: Self.projectID) else {
                throw Refusal.accountNotFound
            }
            change(&account)
            try data.save(account)
        }
    }

    /// Records that the account's sessions have verified `factor`.
    func prove(_ factor: SecondFactor, by id: AccountID = person) async throws {
        try await store.write { data in
            for var session in try data.sessions(of: id, in: Self.projectID) {
                session.context.secondFactor = ProvedSecondFactor(factor)
                try data.record(session)
            }
        }
    }

    func account(id: AccountID) async throws -> Account {
        try #require(try await store.read { try $0.account(id, of: Self.projectID) })
    }
}

extension SignedIn {
    init(_ tokens: TokenPair) {
        self.init(
            accountID: tokens.accountID.rawValue,
            idToken: tokens.idToken,
            refreshToken: tokens.refreshToken.text
        )
    }
}
