import Foundation
import IdentityToolkit

extension User {
    /// Fetches this user's data from the server.
    public func reload(completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run { try await self.reload() }
    }

    /// Fetches this user's data from the server.
    @nonobjc
    public func reload() async throws {
        let idToken = try await idToken()
        let account = try await endingSessionIfDead { try await backend.lookUp(idToken: idToken) }
        record.withLock { $0.update(account) }
        signedIn.keep(self)
    }

    /// Deletes the account and signs out.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run { try await self.delete() }
    }

    /// Deletes the account and signs out.
    @nonobjc
    public func delete() async throws {
        let idToken = try await idToken()
        let request = DeleteAccountRequest {
            $0.idToken = idToken
            $0.localId = uid
        }
        let _: IgnoredResponse = try await endingSessionIfDead {
            try await backend.call(.delete, request)
        }
        signedIn.signOutByForce(self)
    }

    /// Makes a call for this user; if the server reports that the session or the account no longer
    /// exists, signs the user out.
    func endingSessionIfDead<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch {
            switch error.authCode {
            case .userNotFound, .userDisabled, .invalidUserToken, .userTokenExpired:
                signedIn.signOutByForce(self)
            default:
                break
            }
            throw error
        }
    }
}
