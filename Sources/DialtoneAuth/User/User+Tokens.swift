import Foundation
import IdentityToolkit

extension User {
    /// Returns the ID token, which your own server can verify.
    ///
    /// It is renewed if it expires in less than five minutes.
    public func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
        getIDTokenForcingRefresh(false, completion: completion)
    }

    /// Returns the ID token, and renews it in any case if `forceRefresh` is `true`.
    public func getIDTokenForcingRefresh(
        _ forceRefresh: Bool,
        completion: ((String?, (any Error)?) -> Void)?
    ) {
        Completion(completion).run { try await self.idToken(forcingRefresh: forceRefresh) }
    }

    /// Returns the ID token, which your own server can verify.
    ///
    /// It is renewed if it expires in less than five minutes. Concurrent calls that need a new
    /// token share one request.
    @nonobjc
    public func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String {
        try await idToken(forcingRefresh: forceRefresh)
    }

    /// Returns the ID token, and renews it in any case if `forceRefresh` is `true`.
    @nonobjc
    public func idTokenForcingRefresh(_ forceRefresh: Bool) async throws -> String {
        try await idToken(forcingRefresh: forceRefresh)
    }

    /// Returns the ID token with its claims.
    public func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
        getIDTokenResult(forcingRefresh: false, completion: completion)
    }

    /// Returns the ID token with its claims, and renews it in any case if `forceRefresh` is `true`.
    #if canImport(ObjectiveC)
    @objc(getIDTokenResultForcingRefresh:completion:)
    #endif
    public func getIDTokenResult(
        forcingRefresh forceRefresh: Bool,
        completion: ((AuthTokenResult?, (any Error)?) -> Void)?
    ) {
        Completion(completion).run { try await self.tokenResult(forcingRefresh: forceRefresh) }
    }

    /// Returns the ID token with its claims.
    @nonobjc
    public func getIDTokenResult(
        forcingRefresh forceRefresh: Bool = false
    ) async throws -> AuthTokenResult {
        try await tokenResult(forcingRefresh: forceRefresh)
    }

    private func tokenResult(forcingRefresh: Bool) async throws -> AuthTokenResult {
        try AuthTokenResult(token: await idToken(forcingRefresh: forcingRefresh))
    }

    @nonobjc
    func idToken(forcingRefresh: Bool = false) async throws -> String {
        let tokens = record.current.tokens
        if !forcingRefresh, tokens.isFresh(at: backend.environment.now()) { return tokens.idToken }
        let renewed = try await refreshes.value(for: tokens.idToken) {
            try await self.exchange(tokens)
        }
        return renewed.idToken
    }

    private func exchange(_ tokens: SessionTokens) async throws -> SessionTokens {
        let request = ExchangeTokenRequest {
            $0.grantType = "refresh_token"
            $0.refreshToken = tokens.refreshToken
        }
        let answer: RenewedTokens = try await endingSessionIfDead {
            try await backend.call(.token, request)
        }
        let renewed = SessionTokens(
            idToken: answer.idToken,
            refreshToken: answer.refreshToken ?? tokens.refreshToken,
            expiresIn: answer.expiresIn,
            now: backend.environment.now()
        )
        let inForce = record.withLock { record in
            // Tokens that arrived in the meantime, from linking or another sign-in, are newer.
            if record.tokens == tokens { record.tokens = renewed }
            return record.tokens
        }
        signedIn.keep(self)
        return inForce
    }
}

/// The used parts of the `token` response; all others may be absent.
struct RenewedTokens: Decodable, Sendable {
    let idToken: String
    let refreshToken: String?
    let expiresIn: String?

    private enum CodingKeys: String, CodingKey {
        case idToken = "id_token"
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case expiresIn = "expires_in"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // The same token under both names; the stock SDK uses the second.
        idToken =
            try container.decodeIfPresent(String.self, forKey: .idToken)
            ?? container.decode(String.self, forKey: .accessToken)
        refreshToken = try container.decodeIfPresent(String.self, forKey: .refreshToken)
        expiresIn = try container.decodeIfPresent(String.self, forKey: .expiresIn)
    }
}
