import Configuration
import DialtoneCore
import Foundation

/// What ID tokens say, and how they are signed.
///
/// - `issuer` (string, default `https://securetoken.google.com`): the beginning of the `iss`
///   claim, before `/PROJECT`. Google's libraries compare with the default. With an address of
///   this server, libraries of OpenID Connect discover the keys by themselves.
/// - `algorithm` (string, default `RS256`): `RS256` or `ES256`, for projects that do not name one
///   themselves. Google's libraries accept only `RS256`; `ES256` costs the server a twentieth.
struct TokenConfiguration: Sendable {
    let issuer: TokenIssuer
    let algorithm: SigningAlgorithm

    init(config: ConfigReader) throws {
        let base = config.string(forKey: "issuer", default: "https://securetoken.google.com")
        guard base.hasPrefix("https://"), !base.hasSuffix("/"),
            let url = URLComponents(string: base), url.query == nil, url.fragment == nil
        else {
            throw ConfigurationProblem(
                "tokens.issuer: must be an https URL without a query or a slash at its end"
            )
        }
        let name = config.string(forKey: "algorithm", default: SigningAlgorithm.rs256.rawValue)
        guard let algorithm = SigningAlgorithm(rawValue: name) else {
            throw ConfigurationProblem("tokens.algorithm: must be RS256 or ES256")
        }
        issuer = TokenIssuer(base: base)
        self.algorithm = algorithm
    }
}
