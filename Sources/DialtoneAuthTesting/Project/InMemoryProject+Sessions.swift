import Foundation
import IdentityToolkit

extension InMemoryProject {
    struct Tokens {
        let idToken: String
        let refreshToken: String
    }

    /// Opens a session.
    mutating func open(
        _ accountID: String,
        provider: String,
        hasSecondFactor: Bool = false
    ) throws -> Tokens {
        let (moment, name) = (now, nextID("session"))
        change(accountID) { $0.lastLoginAt = moment }
        sessions[name] = Session(
            accountID: accountID,
            provider: provider,
            signedInAt: moment,
            hasSecondFactor: hasSecondFactor
        )
        return try tokens(ofSession: name)
    }

    /// Holds a sign-in until its second factor is proved; returns the pending credential.
    mutating func hold(_ account: InMemoryAccount, provider: String) -> String {
        let id = nextID("pending")
        pending[id] = Session(accountID: account.id, provider: provider, signedInAt: now)
        return id
    }

    mutating func startSecondFactor(
        _ request: StartSecondFactorSignInRequest
    ) throws -> StartSecondFactorSignInResponse {
        let account = try pendingAccount(request.mfaPendingCredential)
        guard let number = account.secondFactor else { throw WireRefusal(.mfaEnrollmentNotFound) }
        let opened = try openCodeSession(for: number)
        return StartSecondFactorSignInResponse { $0.phoneResponseInfo = opened }
    }

    mutating func finishSecondFactor(
        _ request: FinalizeSecondFactorSignInRequest
    ) throws -> FinalizeSecondFactorSignInResponse {
        let account = try pendingAccount(request.mfaPendingCredential)
        let proof = request.phoneVerificationInfo
        guard try useCode(proof?.code, of: proof?.sessionInfo) == account.secondFactor,
            let credential = request.mfaPendingCredential,
            let session = pending.removeValue(forKey: credential)
        else { throw WireRefusal(.invalidMFAPendingCredential) }
        let tokens = try open(account.id, provider: session.provider, hasSecondFactor: true)
        return FinalizeSecondFactorSignInResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
        }
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

    private func pendingAccount(_ credential: String?) throws -> InMemoryAccount {
        guard let credential, let session = pending[credential] else {
            throw WireRefusal(.invalidMFAPendingCredential)
        }
        return try account(session.accountID)
    }

    private mutating func tokens(ofSession name: String) throws -> Tokens {
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
