import DialtoneNode
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import DialtoneTransfer
import Foundation
import HTTPTypes

extension TestServer {
    static func imports(
        on store: any DataStore,
        clock: ServerClock,
        limits: ImportLimits
    ) -> AccountImportJobs {
        let bytes = [UInt8](repeating: 9, count: MasterKey.length)
        guard let key = MasterKey(bytes: bytes) else { preconditionFailure() }
        return AccountImportJobs(
            store: store,
            vault: ImportVault(of: key),
            clock: clock,
            random: .init { count in (0..<count).map { _ in UInt8.random(in: 0...255) } },
            limits: limits
        )
    }

    /// Another node that works on imports, on the same database.
    func importRunner(
        on store: (any DataStore)? = nil,
        pool: WorkPool = SharedParsing.pools.bodies,
        pause: @escaping @Sendable (TimeSpan) async throws -> Void = { span in
            try await Task.sleep(for: span)
        }
    ) -> AccountImportRunner {
        let store = store ?? AuditedStore(self.store)
        return AccountImportRunner(
            jobs: Self.imports(on: store, clock: clock.serverClock, limits: ImportLimits()),
            accounts: AccountImport(
                store: store,
                passwords: SharedPasswords.hasher,
                secondFactorSecrets: nil,
                clock: clock.serverClock,
                random: .seeded(7)
            ),
            pool: pool,
            audit: audit,
            pause: pause
        )
    }
}

extension ImportLimits {
    /// Limits that a few rows reach.
    static let small: ImportLimits = {
        var limits = ImportLimits()
        limits.partRows = 2
        limits.rows = 6
        limits.bytes = 4_096
        return limits
    }()
}

/// The calls of one import.
struct ImportCalls {
    static let firebase: JSONValue = ["format": "firebase", "fileName": "users.json"]

    static func file(_ users: [JSONValue]) throws -> String {
        let text = try JSONEncoder().encode(["users": users])
        return String(decoding: text, as: UTF8.self)
    }

    static func users(_ ids: String...) -> [JSONValue] {
        ids.map { ["localId": .string($0), "email": .string("\($0)@example.com")] }
    }

    let server: TestServer
    var headers = TestServer.owner
    var project = "/dialtone/v1/projects/\(TestServer.projectID)"

    func create(_ options: JSONValue) async throws -> Answer {
        try await server.post("\(project)/accountImports", options, headers: headers)
    }

    func upload(_ id: String, _ text: String) async throws -> Answer {
        try await server.request(
            .post,
            "\(project)/accountImports/\(id):upload",
            headers: headers,
            body: Array(text.utf8)
        )
    }

    func show(_ id: String) async throws -> JSONValue {
        try await server.request(.get, "\(project)/accountImports/\(id)", headers: headers).json
    }

    func change(_ id: String, _ verb: String) async throws -> Answer {
        try await server.post("\(project)/accountImports/\(id):\(verb)", [:], headers: headers)
    }

    func rejected(_ id: String) async throws -> JSONValue {
        let path = "\(project)/accountImports/\(id)/rejectedRows"
        return try await server.request(.get, path, headers: headers).json["rows"]
    }

    /// Creates an import and uploads its file.
    func prepare(_ options: JSONValue, _ text: String) async throws -> String {
        let id = try await create(options).json["id"].text ?? ""
        _ = try await upload(id, text)
        return id
    }
}
