import DialtoneModel
import DialtoneTransfer
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the imports of the last day, newest first.
struct ListAccountImports: Endpoint {
    let jobs: AccountImportJobs

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListAccountImportsResponse {
        let found = try await jobs.list(of: caller.project.id)
        let shown = try found.map { job in
            var info = AccountImportInfo(job, try jobs.plan(of: job), in: caller.project)
            info.preview = []
            return info
        }
        return ListAccountImportsResponse { $0.imports = shown }
    }
}

/// Shows an import with its preview and its progress.
struct ShowAccountImport: Endpoint {
    let jobs: AccountImportJobs

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> AccountImportInfo {
        let job = try await jobs.find(for: caller)
        return AccountImportInfo(job, try jobs.plan(of: job), in: caller.project)
    }
}

/// The query of the list of rejected rows.
struct ListRejectedImportRowsInput: WireInput {
    let pageToken: String?
}

/// Lists a page of the rows that the check or, after its start, the import has rejected.
struct ListRejectedImportRows: Endpoint {
    let jobs: AccountImportJobs

    func respond(
        to input: ListRejectedImportRowsInput,
        from caller: AdminCaller
    ) async throws -> ListRejectedImportRowsResponse {
        let token = input.pageToken ?? ""
        guard let seq = token.isEmpty ? 0 : Int(token), seq >= 0 else {
            throw Refusal.invalidPageToken
        }
        let page = try await jobs.rejected(by: try await jobs.find(for: caller), from: seq)
        return ListRejectedImportRowsResponse {
            $0.rows = page.rows.map { row in
                RejectedImportRow {
                    $0.row = row.row
                    $0.id = row.id
                    $0.reason = row.reason
                }
            }
            $0.nextPageToken = page.next.map { String($0) }
        }
    }
}
