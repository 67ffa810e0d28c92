import Foundation
import IdentityToolkit

extension Backend {
    /// Returns the account of an ID token.
    func lookUp(idToken: String) async throws -> AccountInfo {
        let answer: AccountResponse = try await call(
            .lookUp,
            LookUpAccountsRequest { $0.idToken = idToken }
        )
        guard let account = answer.users?.first, answer.users?.count == 1 else {
            throw InternalError.unexpectedResponse.error(
                reason: "The server did not return exactly one account."
            )
        }
        return account
    }
}

/// The used parts of the `accounts:lookup` response.
private struct AccountResponse: Decodable {
    let users: [AccountInfo]?
}
