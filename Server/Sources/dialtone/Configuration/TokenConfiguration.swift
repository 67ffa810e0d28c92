import DialtoneIDTokens
import DialtoneModel
import Configuration
import Foundation

/// The issuer and the signature of ID tokens.
///
/// - `issuer` (string, default `https://securetoken.google.com`): the beginning of the `iss` claim,
///   before `/PROJECT`. Google's libraries require the default. With an address of this server,
///   OpenID Connect libraries discover the keys automatically.
/// - `algorithm` (string, default `RS256`): `RS256` or `ES256`, for projects that do not specify
///   one. Google's libraries accept only `RS256`; signing with `ES256`
///   takes a twentieth of the time.
struct TokenConfiguration: Sendable {
    let issuer: TokenIssuer
    let algorithm: SigningAlgorithm

    init(config: ConfigReader) throws {
        let base = config.string(forKey: "issuer", default: "https://securetoken.google.com")
        let url = URLComponents(string: base)
        var problems = ConfigurationProblems()
        problems.require(
            base.hasPrefix("https://") && !base.hasSuffix("/") && url != nil
                && url?.query == nil && url?.fragment == nil,
            "tokens.issuer: must be an https URL without a query or a slash at its end"
        )
        let name = config.string(forKey: "algorithm", default: SigningAlgorithm.rs256.rawValue)
        let algorithm = SigningAlgorithm(rawValue: name)
        problems.require(algorithm != nil, "tokens.algorithm: must be RS256 or ES256")
        try problems.check()
        guard let algorithm else { throw problems.all }
        issuer = TokenIssuer(base: base)
        self.algorithm = algorithm
    }
}
