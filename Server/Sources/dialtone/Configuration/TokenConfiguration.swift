import Configuration
import DialtoneCore
import Foundation

/// What ID tokens say.
///
/// - `issuer` (string, default `https://securetoken.google.com`): the beginning of the `iss`
///   claim, before `/PROJECT`. Google's libraries compare with the default; an address of your
///   own lets OIDC libraries discover the keys by themselves.
struct TokenConfiguration: Sendable {
    let issuer: TokenIssuer

    init(config: ConfigReader) throws {
        let base = config.string(forKey: "issuer", default: "https://securetoken.google.com")
        guard base.hasPrefix("https://"), !base.hasSuffix("/"), URLComponents(string: base) != nil
        else {
            throw ConfigurationProblem(
                "tokens.issuer: must be an https URL without a slash at its end"
            )
        }
        issuer = TokenIssuer(base: base)
    }
}
