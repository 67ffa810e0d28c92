import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists a page of accounts, ordered by ID, with password hashes for owners.
struct ListAccounts: Endpoint {
    static let auditAction: AuditAction = "users.list"

    private static let limit = 1_000
    private static let standard = 20

    let accounts: AccountDirectory

    func respond(
        to input: DownloadAccountRequest,
        from caller: AdminCaller
    ) async throws -> ListAccountsResponse {
        let wanted = input.maxResults.flatMap { $0 > 0 ? $0 : nil } ?? Self.standard
        let size = min(wanted, Self.limit)
        let last = input.nextPageToken.flatMap { $0.isEmpty ? nil : AccountID(rawValue: $0) }
        // One more than the page size is read to determine whether there is another page.
        let found = try await accounts.page(of: caller.project.id, after: last, limit: size + 1)
        let page = found.prefix(size)
        let passkeys = try await accounts.passkeys(of: Array(page))
        // A password hash allows unlimited attempts at guessing the password.
        let showsHashes = caller.identity.role >= .owner
        return ListAccountsResponse {
            $0.users =
                page.isEmpty
                ? nil
                : page.map { account in
                    let passkeys = passkeys[account.id]
                    return showsHashes
                        ? .withPassword(account, having: passkeys)
                        : AccountInfo(account, having: passkeys)
                }
            $0.nextPageToken = found.count > size ? page.last?.id.rawValue : nil
        }
    }
}

extension DownloadAccountRequest: WireInput {}
