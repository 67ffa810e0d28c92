import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

/// Refreshes an ID token.
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
        let tokens = try await limiter.countingRefusals(by: CallGuard(for: caller)) {
            guard let refreshToken = RefreshToken(text) else {
                throw Refusal.invalidRefreshToken
            }
            return try await exchange.refresh(refreshToken, of: caller.project.project)
        }
        return ExchangeTokenResponse {
            $0.accessToken = tokens.idToken
            $0.expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
            $0.tokenType = "Bearer"
            $0.refreshToken = tokens.refreshToken.text
            $0.idToken = tokens.idToken
            $0.userId = tokens.accountID.rawValue
            $0.projectId = String(caller.project.project.number)
        }
    }
}

/// The body of `token`: forms have snake case keys, JSON may have either case.
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
