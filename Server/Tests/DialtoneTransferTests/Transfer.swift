import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneModel
@testable import DialtonePasswords
import DialtoneStorage
import DialtoneTestSupport
import Foundation

@testable import DialtoneTransfer

/// A project in a store, to import into and to export from.
struct Transfer: Sendable {
    let store: any DataStore
    let project: Project
    let imports: AccountImport
    let secrets: SecondFactorSecrets
    let clock = ServerClock { Timestamp(seconds: 1_800_000_000) }

    init(_ store: any DataStore, _ passwords: PasswordHasher) async throws {
        self.store = store
        let registry = ProjectRegistry(store: store, clock: clock, random: .seeded(1))
        let project = try await registry.create(
            ProjectID(rawValue: "shop"),
            displayName: "Shop",
            settings: ProjectSettings()
        )
        guard let project else { throw Refusal.unknownProject }
        self.project = project
        guard let key = MasterKey(bytes: [UInt8](repeating: 1, count: MasterKey.length)) else {
            throw UnreadableSecret()
        }
        secrets = SecondFactorSecrets(of: key)
        imports = AccountImport(
            store: store,
            passwords: passwords,
            secondFactorSecrets: secrets,
            clock: clock,
            random: .seeded(2)
        )
    }

    /// Runs `body` on a store of its own.
    static func with<Value>(
        _ engine: StoreEngine = .sqliteInMemory,
        _ body: (Transfer) async throws -> Value
    ) async throws -> Value {
        try await engine.withStore { store in
            let pool = PasswordPool(threadCount: 1)
            let passwords = PasswordHasher(pool: pool, random: .seeded(3))
            do {
                let value = try await body(try await Transfer(store, passwords))
                try await pool.shutDown()
                return value
            } catch {
                try? await pool.shutDown()
                throw error
            }
        }
    }

    func fileImport(_ rules: ImportRules = .moving) -> FileImport {
        FileImport(accounts: imports, store: store, into: project, by: rules)
    }

    /// Imports a file like the command, without an interruption.
    func importFile(
        _ path: String,
        _ format: AccountFormat,
        _ rules: ImportRules = .moving
    ) async throws -> [RejectedRow] {
        var rejected: [RejectedRow] = []
        let start = ImportProgress(projectID: project.id, fingerprint: [1])
        _ = try await fileImport(rules).run(
            try format.source(path: path, now: clock.now),
            after: start
        ) { rejected += $0.lastRejections }
        return rejected
    }

    func account(_ id: String) async throws -> Account? {
        try await store.read { [project] in
            try $0.account(AccountID(rawValue: id), of: project.id)
        }
    }

    var accountCount: Int {
        get async throws {
            try await store.read { [project] in try $0.accountCount(of: project.id) }
        }
    }
}

extension ImportRules {
    static var moving: ImportRules {
        var rules = ImportRules()
        rules.requiresWayBack = false
        return rules
    }
}

extension Account {
    /// Whether this is the account's password.
    func hasPassword(_ password: String) throws -> Bool {
        guard let hash = passwordHash?.rawValue else { return false }
        return try StoredPassword(text: hash).matches(Array(password.utf8))
    }
}

extension Transfer {
    /// Returns the project's accounts as an export writes them.
    func exported() async throws -> String {
        let accounts = AccountDirectory(store: store, clock: clock, random: .seeded(4))
        var text = Data()
        _ = try await FileExport(
            accounts: accounts,
            of: project.id,
            secondFactorSecrets: secrets
        )
        .run { data, _ in text += data }
        return String(decoding: text, as: UTF8.self)
    }
}
