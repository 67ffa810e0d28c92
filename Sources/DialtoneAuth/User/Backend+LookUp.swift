import Foundation
import IdentityToolkit

extension Backend {
    /// The account that an ID token belongs to.
    func lookUp(idToken: String) async throws -> AccountInfo {
        let answer: AccountAnswer = try await call(
            .lookUp,
            LookUpAccountsRequest { $0.idToken = idToken }
        )
        guard let account = answer.users?.first, answer.users?.count == 1 else {
            throw InternalError.unexpectedResponse.error(
                reason: "The server did not answer with exactly one account."
            )
        }
        return account
    }
}

/// What a client needs of the answer of `accounts:lookup`.
private struct AccountAnswer: Decodable {
    let users: [AccountInfo]?
}
