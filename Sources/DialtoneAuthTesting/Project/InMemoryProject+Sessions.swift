import Foundation
import IdentityToolkit

extension InMemoryProject {
    struct Tokens {
        let idToken: String
        let refreshToken: String
    }

    /// Opens a session; it keeps the second factor of the session of an ID token.
    mutating func open(
        _ accountID: String,
        provider: String,
        secondFactor: InMemorySecondFactor? = nil,
        after idToken: String? = nil
    ) throws -> Tokens {
        let kept = try idToken.flatMap { try session(of: $0).secondFactor }
        let (moment, name) = (now, nextID("session"))
        change(accountID) { $0.lastLoginAt = moment }
        sessions[name] = Session(
            accountID: accountID,
            provider: provider,
            signedInAt: moment,
            secondFactor: secondFactor ?? kept
        )
        return try tokens(ofSession: name)
    }

    mutating func renewToken(_ request: ExchangeTokenRequest) throws -> ExchangeTokenResponse {
        guard let name = request.refreshToken, let session = sessions[name] else {
            throw WireRefusal(.tokenExpired)
        }
        let account = try self.account(session.accountID)
        let tokens = try self.tokens(ofSession: name)
        return ExchangeTokenResponse {
            $0.accessToken = tokens.idToken
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
            $0.expiresIn = InMemoryToken.lifetimeText
            $0.tokenType = "Bearer"
            $0.userId = account.id
            $0.projectId = Self.id
        }
    }

    mutating func tokens(ofSession name: String) throws -> Tokens {
        guard let session = sessions[name] else { throw WireRefusal(.tokenExpired) }
        let token = InMemoryToken(
            id: nextID("token"),
            session: name,
            state: session,
            account: try account(session.accountID),
            issuedAt: now
        )
        return Tokens(idToken: try token.text(), refreshToken: name)
    }
}
