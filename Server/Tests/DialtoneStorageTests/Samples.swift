import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import PhoneNumbers
import Testing

extension ProjectID {
    static let sample = ProjectID(rawValue: "demo-dialtone")
    static let other = ProjectID(rawValue: "demo-other")
}

extension Timestamp {
    /// The moment at which the tests begin.
    static let start = Timestamp(milliseconds: 1_790_000_000_123)
}

extension PhoneNumber {
    /// One of the hundred fictional numbers.
    static func fictional(_ index: Int) -> PhoneNumber {
        PhoneNumber(e164: "+16505550\(100 + index % 100)")
    }
}

extension Project {
    static func sample(_ id: ProjectID = .sample, number: Int64 = 123_456_789_012) -> Project {
        Project(
            id: id,
            number: number,
            displayName: "Démo",
            settings: ProjectSettings(),
            createdAt: .start
        )
    }
}

extension Account {
    static func sample(
        _ id: String,
        phoneNumber: PhoneNumber? = nil,
        of project: ProjectID = .sample
    ) -> Account {
        var account = Account(
            id: AccountID(rawValue: id),
            projectID: project,
            createdAt: .start
        )
        account.phoneNumber = phoneNumber
        return account
    }
}

extension Session {
    static func sample(
        _ number: Int,
        of account: Account,
        signedInWith provider: SignInProvider = .phone
    ) -> Session {
        Session(
            id: SessionID(bytes: bytes(number, count: 16)),
            projectID: account.projectID,
            accountID: account.id,
            refreshTokenDigest: .sample(number),
            signInProvider: provider,
            signedInAt: .start + .seconds(Int64(number)),
            lastUsedAt: .start + .seconds(Int64(number)),
            client: number.isMultiple(of: 2) ? nil : "Test/1.0"
        )
    }
}

extension TokenDigest {
    static func sample(_ number: Int) -> TokenDigest {
        TokenDigest(bytes: DialtoneStorageTests.bytes(number, count: 32))
    }
}

extension VerificationSession {
    static func sample(
        _ number: Int,
        phoneNumber: PhoneNumber = .fictional(0),
        of project: ProjectID = .sample,
        tries: Int = 5,
        createdAt: Timestamp = .start,
        isTest: Bool = false
    ) -> VerificationSession {
        VerificationSession(
            id: VerificationSessionID(
                bytes: bytes(number, count: VerificationSessionID.length)
            ),
            projectID: project,
            purpose: .signIn,
            phoneNumber: phoneNumber,
            codeDigest: CodeDigest(bytes: bytes(number, count: 32)),
            triesLeft: tries,
            createdAt: createdAt,
            expiresAt: createdAt + .minutes(5),
            resendAt: createdAt + .seconds(30),
            isTest: isTest
        )
    }
}

/// `count` bytes that differ from those of any other number; zero bytes among them.
func bytes(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * ($0 % 4))) }
}

extension DataStore {
    /// Adds a project, which everything else hangs on.
    func prepare(_ project: Project = .sample()) async throws {
        _ = try await write { try $0.insert(project) }
    }

    func insert(_ account: Account) async throws {
        _ = try await write { try $0.insert(account) }
    }

    func account(_ id: String, of project: ProjectID = .sample) async throws -> Account? {
        try await read { try $0.account(AccountID(rawValue: id), of: project) }
    }
}

extension RelyingApp {
    static func sample(_ apiKey: String, of project: ProjectID = .sample) -> RelyingApp {
        RelyingApp(
            apiKey: apiKey,
            projectID: project,
            displayName: "App",
            appID: "1:123456789012:ios:0a1b2c",
            platform: .ios,
            bundleID: "com.example.app",
            createdAt: .start
        )
    }
}

extension TestNumber {
    static func sample(
        _ index: Int,
        code: String = "123456",
        of project: ProjectID = .sample
    ) throws -> TestNumber {
        TestNumber(
            projectID: project,
            phoneNumber: .fictional(index),
            code: try #require(OneTimeCode(typed: code)),
            createdAt: .start
        )
    }
}

extension TemporaryProof {
    static func sample(_ number: Int) -> TemporaryProof {
        TemporaryProof(
            digest: .sample(number),
            projectID: .sample,
            phoneNumber: .fictional(number),
            expiresAt: .start + TemporaryProof.lifetime
        )
    }
}
