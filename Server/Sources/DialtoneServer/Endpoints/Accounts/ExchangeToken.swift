import DialtoneCore
import IdentityToolkit

/// Renews an ID token.
struct ExchangeToken: Endpoint {
    let exchange: TokenExchange
    let limiter: CallLimiter

    func respond(
        to input: ExchangeTokenInput,
        from caller: AppCaller
    ) async throws -> ExchangeTokenResponse {
        guard let grant = input.grantType, !grant.isEmpty else { throw Refusal.missingGrantType }
        guard grant == "refresh_token" else { throw Refusal.invalidGrantType }
        guard let text = input.refreshToken, !text.isEmpty else {
            throw Refusal.missingRefreshToken
        }
        let tokens = try await limiter.countingRefusals(by: CallGuard(for: caller.signIn)) {
            guard let refreshToken = RefreshToken(text) else {
                throw Refusal.invalidRefreshToken
            }
            return try await exchange.refresh(refreshToken, of: caller.project.project)
        }
        return ExchangeTokenResponse(
            accessToken: tokens.idToken,
            expiresIn: String(TokenPair.idTokenLifetime.wholeSeconds),
            tokenType: "Bearer",
            refreshToken: tokens.refreshToken.text,
            idToken: tokens.idToken,
            userID: tokens.accountID.rawValue,
            projectID: String(caller.project.project.number)
        )
    }
}

/// Body of `token`: forms have snake case keys, JSON may have either.
struct ExchangeTokenInput: WireInput {
    let grantType: String?
    let refreshToken: String?

    private enum CodingKeys: String, CodingKey {
        case grantType, refreshToken
        case formGrantType = "grant_type"
        case formRefreshToken = "refresh_token"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        grantType =
            try fields.decodeIfPresent(String.self, forKey: .grantType)
            ?? fields.decodeIfPresent(String.self, forKey: .formGrantType)
        refreshToken =
            try fields.decodeIfPresent(String.self, forKey: .refreshToken)
            ?? fields.decodeIfPresent(String.self, forKey: .formRefreshToken)
    }
}
