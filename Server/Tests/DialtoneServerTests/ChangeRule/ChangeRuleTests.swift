import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests what each operation that changes an account's sign-in methods requires, through the API.
struct ChangeRuleTests {
    /// The properties of the calling session.
    private struct Situation: Sendable {
        var isOld = false
        var hasFactor = false
        var provesFactor = true
        /// Whether the account has lost every way to sign in.
        var isStripped = false
        var isStrict = false
    }

    private static func setup(_ engine: StoreEngine, isStrict: Bool) -> ServerSetup {
        .secondFactors(on: engine) { settings in
            settings.emailPrivacy = false
            settings.secondFactors.allowsAfterPhone = true
            settings.credentialChanges.requiresRecentSignIn = isStrict
        }
    }

    /// The result of one operation.
    private struct Outcome: Sendable {
        let change: OwnChange
        let answer: Answer
        let isChanged: Bool

        /// The operation, for failure messages.
        var comment: Comment { "\(change.call.testDescription): \(answer.text)" }
    }

    /// Runs every operation on an account of its own.
    private func outcomes(
        in situation: Situation,
        on engine: StoreEngine
    ) async throws -> [Outcome] {
        try await withServer(Self.setup(engine, isStrict: situation.isStrict)) { server in
            var outcomes: [Outcome] = []
            for (index, change) in OwnChange.all.enumerated() {
                let id = AccountID(rawValue: "person-\(index)")
                let number = PhoneNumber(e164: "+16505550\(100 + index)")
                let person = try await prepare(id, number, for: change, in: situation, on: server)
                let run = try await change.call.prepare(server, person)
                let before = try await server.find(id)
                let answer = try await run()
                let after = try await server.find(id)
                outcomes.append(
                    Outcome(change: change, answer: answer, isChanged: after != before)
                )
            }
            return outcomes
        }
    }

    private func prepare(
        _ id: AccountID,
        _ number: PhoneNumber,
        for change: OwnChange,
        in situation: Situation,
        on server: TestServer
    ) async throws -> SignedIn {
        try await server.addPerson(id) { account in
            account.passwordHash = PasswordHash(rawValue: "x")
            account.phoneNumber = number
            account.linkedProviders = [LinkedProvider(providerID: .google, rawID: id.rawValue)]
        }
        let person = try await server.proveFirstFactor(id).signedIn
        try await server.changePerson(id) { account in
            if situation.isStripped {
                account.email = nil
                account.passwordHash = nil
                account.phoneNumber = nil
                account.linkedProviders = []
            } else {
                change.adjust(&account)
            }
            if situation.hasFactor {
                account.secondFactors.append(.phone("+16505550189", at: .start, id: "factor"))
            }
        }
        let factors = try await server.account(id: id).secondFactors
        if situation.provesFactor, let factor = factors.first {
            try await server.prove(factor, by: id)
        }
        if situation.isOld { server.clock.advance(by: ChangeRule.recency + .seconds(1)) }
        return person
    }

    @Test(arguments: StoreEngine.tested)
    func `a recent session that proved the second factor can make every change`(
        engine: StoreEngine
    ) async throws {
        for isStrict in [false, true] {
            let situation = Situation(hasFactor: true, isStrict: isStrict)
            for outcome in try await outcomes(in: situation, on: engine) {
                #expect(outcome.answer.status == 200, outcome.comment)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an old session can link and unlink, and change nothing else`(
        engine: StoreEngine
    ) async throws {
        for outcome in try await outcomes(in: Situation(isOld: true), on: engine) {
            if outcome.change.need == .linking {
                #expect(outcome.answer.status == 200, outcome.comment)
            } else {
                let code = try outcome.answer.errorCode
                #expect(code == .credentialTooOldLoginAgain, outcome.comment)
                #expect(!outcome.isChanged, outcome.comment)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an old session can change nothing in a strict project`(engine: StoreEngine) async throws {
        let situation = Situation(isOld: true, isStrict: true)
        for outcome in try await outcomes(in: situation, on: engine) {
            let code = try outcome.answer.errorCode
            #expect(code == .credentialTooOldLoginAgain, outcome.comment)
            #expect(!outcome.isChanged, outcome.comment)
        }
    }

    @Test(arguments: [false, true], StoreEngine.tested)
    func `a session without its second factor can only link and unlink`(
        isStrict: Bool,
        engine: StoreEngine
    ) async throws {
        let situation = Situation(hasFactor: true, provesFactor: false, isStrict: isStrict)
        for outcome in try await outcomes(in: situation, on: engine) {
            if outcome.change.need == .linking, !isStrict {
                #expect(outcome.answer.status == 200, outcome.comment)
            } else {
                let code = try outcome.answer.errorCode
                #expect(code == .credentialTooOldLoginAgain, outcome.comment)
                let reason = try outcome.answer.reason
                #expect(reason == .secondFactorProofRequired, outcome.comment)
                #expect(!outcome.isChanged, outcome.comment)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account whose ways to sign in were removed does not count as anonymous`(
        engine: StoreEngine
    ) async throws {
        let situation = Situation(isOld: true, isStripped: true, isStrict: true)
        for outcome in try await outcomes(in: situation, on: engine)
        where outcome.change.isForAnonymous {
            let code = try outcome.answer.errorCode
            #expect(code == .credentialTooOldLoginAgain, outcome.comment)
            #expect(!outcome.isChanged, outcome.comment)
        }
    }

    @Test(arguments: [false, true], StoreEngine.tested)
    func `an anonymous account of any age can add its first credential`(
        isStrict: Bool,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine, isStrict: isStrict)) { server in
            for change in OwnChange.all where change.isForAnonymous {
                let guest = try await server.signUpAnonymously()
                server.clock.advance(by: .minutes(20))
                let run = try await change.call.prepare(server, guest)
                let answer = try await run()
                #expect(answer.status == 200, "\(change.call.testDescription): \(answer.text)")
                try await server.forget(AccountID(rawValue: guest.accountID))
            }
        }
    }
}

extension TestServer {
    fileprivate func find(_ id: AccountID) async throws -> Account? {
        try await store.read { try $0.account(id, of: Self.projectID) }
    }

    /// Deletes the account, so that the next one can have its address, number and identity.
    fileprivate func forget(_ id: AccountID) async throws {
        _ = try await store.write { try $0.deleteAccount(id, of: Self.projectID) }
    }
}
