import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// The engine that every sign-in ends in, where accounts change while a proof is judged.
struct SignInAttemptTests {
    private static let secondFactor = SecondFactor(
        id: SecondFactorID(rawValue: "one"),
        proof: .phone(.fictional(1)),
        displayName: "Phone",
        enrolledAt: .start
    )

    private func attempt(allowsAfterPhone: Bool = true) -> SignInAttempt {
        var project = Project.sample()
        project.settings.secondFactors.state = .enabled
        project.settings.secondFactors.allowsAfterPhone = allowsAfterPhone
        return SignInAttempt(
            caller: AppCaller(
                project: ServedProject(project: project, testNumbers: [])
            ),
            draft: SessionDraft(
                id: SessionID(random: .seeded(1), at: .start),
                refreshToken: RefreshToken(random: .seeded(2))
            ),
            credential: PendingCredential(random: .seeded(3)),
            events: AccountEvents(
                for: ServedProject(project: project, testNumbers: []),
                at: .start,
                random: .seeded(4)
            ),
            now: .start
        )
    }

    private func owner() -> Account {
        var account = Account.sample("owner", phoneNumber: .fictional(0))
        account.secondFactors = [Self.secondFactor]
        return account
    }

    @Test(arguments: StoreEngine.tested)
    func `a number that got an account in the meantime requires its second factor`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let (owner, attempt) = (owner(), attempt())
            let newcomer = ProvedSignIn(
                account: .sample("new", phoneNumber: .fictional(0)),
                isNew: true,
                factor: .phoneNumber,
                client: nil
            )
            let step = try await store.write { data in
                let isStored = try data.insert(owner)
                #expect(isStored)
                return try attempt.begin(newcomer, in: data)
            }
            guard case .pending(let account) = step else {
                Issue.record("\(step)")
                return
            }
            #expect(account.id == owner.id)
            let sessions = try await store.read { try $0.sessions(of: owner.id, in: .sample) }
            #expect(sessions.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a second factor added since the account was found is required`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let owner = owner()
            #expect(try await store.write { try $0.insert(owner) })
            let signIn = ProvedSignIn(account: stale(owner), factor: .phoneNumber, client: nil)
            let attempt = attempt()
            let step = try await store.write { try attempt.begin(signIn, in: $0) }
            guard case .pending(let account) = step else {
                Issue.record("\(step)")
                return
            }
            #expect(account.id == owner.id)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a second factor that a number cannot precede rolls back the sign-in`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let owner = owner()
            #expect(try await store.write { try $0.insert(owner) })
            let signIn = ProvedSignIn(account: stale(owner), factor: .phoneNumber, client: nil)
            let attempt = attempt(allowsAfterPhone: false)
            await #expect(throws: Refusal.secondFactor(.phoneFirstFactorUnsupported)) {
                try await store.write { try attempt.begin(signIn, in: $0) }
            }
            let found = try await store.read { try $0.account(owner.id, of: .sample) }
            #expect(found?.lastSignInAt == nil)
        }
    }

    /// The account before its second factor was added.
    private func stale(_ account: Account) -> Account {
        var account = account
        account.secondFactors = []
        return account
    }
}
