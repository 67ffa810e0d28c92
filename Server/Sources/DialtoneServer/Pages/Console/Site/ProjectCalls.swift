import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The Dialtone calls of one project, for a page of the console.
struct ProjectCalls: Sendable {
    private let calls: AdminCalls
    private let project: ProjectID
    private let visit: ConsoleVisit

    init(_ calls: AdminCalls, _ project: ProjectID, _ visit: ConsoleVisit) {
        self.calls = calls
        self.project = project
        self.visit = visit
    }

    /// Gets what a call returns; `path` is what follows the project.
    ///
    /// Empty fields of the query are left out.
    func get<Output: Decodable>(
        _ path: String,
        _ query: [String: String] = [:]
    ) async throws -> Output {
        try await calls.call(
            .get,
            root + path,
            query: query.filter { !$0.value.isEmpty },
            for: visit
        )
    }

    func post<Output: Decodable>(
        _ path: String,
        query: [String: String] = [:],
        _ input: some Encodable & Sendable
    ) async throws -> Output {
        try await calls.call(.post, root + path, query: query, input, for: visit)
    }

    func patch<Output: Decodable>(
        _ path: String,
        query: [String: String] = [:],
        _ input: some Encodable & Sendable
    ) async throws -> Output {
        try await calls.call(.patch, root + path, query: query, input, for: visit)
    }

    func delete(_ path: String, query: [String: String] = [:]) async throws {
        try await calls.call(.delete, root + path, query: query, for: visit)
    }

    /// Returns the account with an ID or an e-mail address.
    func account(
        _ fields: (inout LookUpAccountsRequest) -> Void
    ) async throws -> AccountInfo? {
        let found: LookUpAccountsResponse = try await calls.call(
            .post,
            "/v1/projects/\(escaped)/accounts:lookup",
            LookUpAccountsRequest(fields),
            for: visit
        )
        return found.users?.first
    }

    private var escaped: String { PagePath.escaped(project.rawValue) }
    private var root: String { "/dialtone/v1/projects/\(escaped)" }
}
