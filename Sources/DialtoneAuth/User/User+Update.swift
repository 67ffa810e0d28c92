import Foundation
import IdentityToolkit

extension User {
    /// Calls `accounts:update` and takes over the tokens, where it returns new ones.
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

/// What a client needs of the answer of `accounts:update`.
struct AccountUpdate: Decodable {
    let providerUserInfo: [ProviderUserInfo]?
    let idToken: String?
    let refreshToken: String?
    let expiresIn: String?
}
