import Foundation
import IdentityToolkit

extension User {
    /// Calls `accounts:update`, and applies the tokens if it returns new ones.
    func update(_ request: UpdateAccountRequest) async throws -> AccountUpdate {
        let answer: AccountUpdate = try await endingSessionIfDead {
            try await backend.call(.update, request)
        }
        if answer.idToken != nil {
            let tokens = try backend.tokens(answer.idToken, answer.refreshToken, answer.expiresIn)
            record.withLock { $0.tokens = tokens }
        }
        return answer
    }
}

/// The used parts of the `accounts:update` response.
struct AccountUpdate: Decodable {
    let providerUserInfo: [ProviderUserInfo]?
    let idToken: String?
    let refreshToken: String?
    let expiresIn: String?
}
