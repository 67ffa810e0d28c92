import DialtoneCore
import IdentityToolkit

/// Shows administrators a page of accounts, ordered by ID; owners with the hashes of passwords.
struct ListAccounts: Endpoint {
    private static let limit = 1_000
    private static let standard = 20

    let accounts: AccountDirectory

    func respond(
        to input: ListAccountsInput,
        from caller: AdminCaller
    ) async throws -> ListAccountsResponse {
        let wanted = input.maxResults.flatMap { $0 > 0 ? $0 : nil } ?? Self.standard
        let size = min(wanted, Self.limit)
        let last = input.nextPageToken.flatMap { $0.isEmpty ? nil : AccountID(rawValue: $0) }
        // One more than the page holds tells whether another page follows.
        let found = try await accounts.page(of: caller.project.id, after: last, limit: size + 1)
        let page = found.prefix(size)
        // Who has a hash can try passwords on it for as long as they like.
        let showsHashes = caller.identity.role >= .owner
        return ListAccountsResponse(
            users: page.isEmpty
                ? nil : page.map { showsHashes ? .withPassword($0) : AccountInfo($0) },
            nextPageToken: found.count > size ? page.last?.id.rawValue : nil
        )
    }
}

/// Query of `accounts:batchGet`, or body of its older form.
struct ListAccountsInput: WireInput {
    let maxResults: Int?
    let nextPageToken: String?
    let tenantID: String?
    let targetProjectID: String?

    private enum CodingKeys: String, CodingKey {
        case maxResults, nextPageToken
        case tenantID = "tenantId"
        case targetProjectID = "targetProjectId"
    }
}
