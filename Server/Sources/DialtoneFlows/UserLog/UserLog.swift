package import DialtoneBasics
package import DialtoneModel

/// The log of what users did: sign-ins, and changes of their accounts.
package struct UserLog: Sendable {
    /// How many entries an export reads at once.
    package static let exportPage = 500

    private let store: any DataStore

    package init(store: any DataStore) {
        self.store = store
    }

    /// Returns entries of a project and its tenants, newest first.
    package func entries(
        of project: ProjectID,
        _ query: UserLogQuery
    ) async throws -> [UserLogEntry] {
        try await store.read { try $0.userLog(of: project, query) }
    }

    /// Hands all entries that match to `write`, in pages of the query's limit.
    package func export(
        of project: ProjectID,
        _ query: UserLogQuery,
        to write: ([UserLogEntry]) async throws -> Void
    ) async throws {
        var query = query
        while true {
            let page = try await entries(of: project, query)
            if !page.isEmpty { try await write(page) }
            guard page.count == query.limit, let last = page.last else { return }
            query.position = last.position
        }
    }
}
