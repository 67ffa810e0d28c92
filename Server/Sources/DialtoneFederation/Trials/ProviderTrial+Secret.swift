import DialtoneBasics
import DialtoneModel
import Foundation

extension ProviderTrial {
    /// How long before the end of Apple's client secret the findings warn.
    private static let warningSpan = TimeSpan.days(30)

    /// No provider has issued this code, so no response contains tokens.
    private static let testCode = "dialtone-connection-test"

    /// Examines the client secret, with which codes are exchanged for tokens.
    func secretFindings(
        of provider: IdentityProvider,
        _ description: ProviderDescription,
        returnURL: String
    ) async throws -> [ProviderFinding] {
        guard let secret = try secrets.clientSecret(of: provider) else {
            return missingSecretFindings(of: provider)
        }
        guard let tokenURL = description.tokenURL, !tokenURL.isEmpty else {
            return [
                .problem(
                    .tokenEndpoint,
                    "The document has no token_endpoint, so codes cannot be exchanged for tokens.",
                    advice: "Ask the provider, or turn the code flow off."
                )
            ]
        }
        let own = provider.id == .apple ? appleSecretFinding(secret, of: provider) : nil
        if let own, own.outcome == .problem { return [own] }
        let tried = try await exchangeFinding(
            provider,
            secret,
            at: tokenURL,
            description.clientAuthentications,
            returnURL: returnURL
        )
        return [own, tried].compactMap(\.self)
    }

    private func missingSecretFindings(of provider: IdentityProvider) -> [ProviderFinding] {
        guard provider.settings.usesCode || provider.kind == .wellKnown else { return [] }
        let text = "No client secret is stored, so the server's own pages cannot sign users in."
        let advice = "Enter the client secret that the provider gave your app."
        return [
            provider.settings.usesCode
                ? .problem(.clientSecret, text, advice: advice)
                : .warning(
                    .clientSecret,
                    text,
                    advice: advice + " Apps that get ID tokens from the provider's own SDK do not "
                        + "need it."
                )
        ]
    }

    /// Exchanges a code that does not exist: the error says whether the secret was accepted.
    private func exchangeFinding(
        _ provider: IdentityProvider,
        _ secret: String,
        at address: String,
        _ methods: [String]?,
        returnURL: String
    ) async throws -> ProviderFinding {
        let answer: OutboundResponse
        do {
            answer = try await providers.exchange(
                [
                    ("grant_type", "authorization_code"), ("code", Self.testCode),
                    ("redirect_uri", returnURL), ("code_verifier", Self.verifier),
                ],
                of: ProviderClient.Credentials(
                    clientID: provider.settings.clientID ?? "",
                    secret: secret,
                    methods: methods
                ),
                at: address
            )
        } catch {
            return try Self.failure(error, .tokenEndpoint, at: address)
        }
        return Self.finding(for: answer)
    }

    /// A code verifier of the required length (RFC 7636), for a code that does not exist.
    private static let verifier = String(repeating: "0", count: 43)

    private static func finding(for answer: OutboundResponse) -> ProviderFinding {
        let problem = (try? JSONDecoder().decode(TokenError.self, from: Data(answer.body)))?.error
        switch problem {
        case "invalid_grant":
            return .good(
                .clientSecret,
                "The provider refuses only the made-up code of this test, and does not object to "
                    + "client ID and client secret."
            )
        case "invalid_client", "unauthorized_client":
            return .problem(
                .clientSecret,
                "The provider refuses client ID or client secret (\(problem ?? "")).",
                advice: "Enter both again. At the provider, check that the client exists, that its "
                    + "secret has not expired, and that it may use authorization codes."
            )
        case nil where answer.status == 401:
            return .problem(
                .clientSecret,
                "The provider refuses client ID or client secret (status 401).",
                advice:
                    "Enter both again, and check at the provider that the secret has not expired."
            )
        default:
            return .warning(
                .clientSecret,
                "The provider does not say whether the client ID and the client secret are correct (status "
                    + "\(answer.status)\(problem.map { ", " + ProviderFinding.shown($0) } ?? "")).",
                advice: "Check that the callback URL is registered at the provider, and sign in "
                    + "once with the provider."
            )
        }
    }

    private struct TokenError: Decodable {
        let error: String?
    }
}

extension ProviderTrial {
    /// Apple's client secret is a token that the developer signs, and that expires.
    private func appleSecretFinding(
        _ secret: String,
        of provider: IdentityProvider
    ) -> ProviderFinding {
        let advice = "Sign a new client secret with the key from Apple's developer account."
        guard let token = SignedToken(secret),
            let claims = try? JSONDecoder().decode(AppleClaims.self, from: Data(token.payload))
        else {
            return .problem(
                .clientSecret,
                "The client secret is not the signed token that Apple expects.",
                advice: advice
            )
        }
        guard claims.subject == provider.settings.clientID else {
            return .problem(
                .clientSecret,
                "The client secret is for another client ID: its claim sub differs.",
                advice: advice
            )
        }
        let end = Timestamp(milliseconds: claims.expiry * 1_000)
        guard end > clock.now else {
            return .problem(.clientSecret, "The client secret has expired.", advice: advice)
        }
        guard end - clock.now >= Self.warningSpan else {
            return .warning(
                .clientSecret,
                "The client secret ends on \(end.rfc3339.prefix(10)).",
                advice: advice
            )
        }
        return .good(.clientSecret, "The client secret is valid until \(end.rfc3339.prefix(10)).")
    }

    private struct AppleClaims: Decodable {
        let subject: String
        let expiry: Int64

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            subject = try container.decode(String.self, forKey: .subject)
            let expiry = try container.decode(Int64.self, forKey: .expiry)
            // Seconds beyond the year 9999 cannot be displayed.
            guard (0...253_402_300_799).contains(expiry) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .expiry,
                    in: container,
                    debugDescription: "not a date"
                )
            }
            self.expiry = expiry
        }

        private enum CodingKeys: String, CodingKey {
            case subject = "sub"
            case expiry = "exp"
        }
    }
}
