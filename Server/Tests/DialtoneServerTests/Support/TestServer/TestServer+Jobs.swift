import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import DialtoneTransfer
import HTTPTypes

extension TestServer {
    private static var masterKey: MasterKey {
        guard let key = MasterKey(bytes: [UInt8](repeating: 9, count: MasterKey.length)) else {
            preconditionFailure("Bytes of this length are always a key.")
        }
        return key
    }

    static func accountJobs(
        on store: any DataStore,
        clock: ServerClock,
        fileLimit: Int = 1 << 20
    ) -> AccountJobs {
        AccountJobs(
            store: store,
            vault: AccountJobVault(of: masterKey),
            clock: clock,
            random: .init { count in (0..<count).map { _ in UInt8.random(in: 0...255) } },
            fileLimit: fileLimit
        )
    }

    /// A node that works on jobs about many users, on the same database.
    ///
    /// `before` runs before each change of a user.
    func jobRunner(
        fileLimit: Int = 1 << 20,
        before: @escaping @Sendable () async throws -> Void = {}
    ) -> AccountJobRunner {
        let store = AuditedStore(self.store)
        return AccountJobRunner(
            jobs: Self.accountJobs(on: store, clock: clock.serverClock, fileLimit: fileLimit),
            accounts: AccountDirectory(
                store: StoreWithEvents(store: store, before: before),
                clock: clock.serverClock,
                random: .seeded(7)
            ),
            secondFactorSecrets: SecondFactorSecrets(of: Self.masterKey),
            audit: audit
        )
    }
}

/// A store in which something else happens before each transaction that writes.
private struct StoreWithEvents: DataStore {
    let store: any DataStore
    let before: @Sendable () async throws -> Void

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await store.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        try await before()
        return try await store.write(body)
    }
}

/// The calls of jobs about many users.
struct JobCalls {
    let server: TestServer
    var headers = TestServer.owner
    var project = "/dialtone/v1/projects/\(TestServer.projectID)"

    func create(_ options: JSONValue) async throws -> Answer {
        try await server.post("\(project)/accountJobs", options, headers: headers)
    }

    /// Creates a job and counts its users.
    func prepare(_ options: JSONValue) async throws -> String {
        let id = try await create(options).json["id"].text ?? ""
        try await server.jobRunner().runDue()
        return id
    }

    func get(_ rest: String) async throws -> Answer {
        try await server.request(.get, "\(project)/accountJobs\(rest)", headers: headers)
    }

    func show(_ id: String) async throws -> JSONValue { try await get("/\(id)").json }

    func change(_ id: String, _ verb: String) async throws -> Answer {
        try await server.post("\(project)/accountJobs/\(id):\(verb)", [:], headers: headers)
    }

    /// Creates users; those with even numbers are disabled.
    func addUsers(_ count: Int) async throws {
        for number in 0..<count {
            let made = try await server.administer(
                "accounts",
                [
                    "localId": .string("user\(number)"),
                    "email": .string("user\(number)@example.com"),
                    "password": "a long password",
                    "disabled": .bool(number.isMultiple(of: 2)),
                ]
            )
            guard made.status == 200 else { throw Unexpected(text: made.text) }
        }
    }

    struct Unexpected: Error {
        let text: String
    }
}
