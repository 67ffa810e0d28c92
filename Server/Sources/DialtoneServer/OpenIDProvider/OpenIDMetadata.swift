import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel

/// The discovery document of an OpenID Connect provider (Discovery 1.0, RFC 8414).
struct OpenIDMetadata: Encodable, Sendable {
    let issuer: String
    let authorizationEndpoint: String
    let tokenEndpoint: String
    let userinfoEndpoint: String
    let revocationEndpoint: String
    let endSessionEndpoint: String
    let jwksURI: String
    let scopesSupported = OpenIDScope.allCases.map(\.rawValue)
    let responseTypesSupported = ["code"]
    let responseModesSupported = AuthorizationRequest.ResponseMode.allCases.map(\.rawValue)
    let grantTypesSupported = ["authorization_code", "refresh_token"]
    let acrValuesSupported = AuthenticationLevel.allCases.map(\.rawValue)
    let subjectTypesSupported = ["public"]
    let idTokenSigningAlgValuesSupported: [String]
    let tokenEndpointAuthMethodsSupported = Self.authenticationMethods
    let revocationEndpointAuthMethodsSupported = Self.authenticationMethods
    let claimTypesSupported = ["normal"]
    let claimsSupported =
        [
            "sub", "iss", "aud", "azp", "exp", "iat", "auth_time", "nonce", "at_hash", "acr", "amr",
            "sid",
        ]
        + UserClaims.names
    let uiLocalesSupported: [String]
    let promptValuesSupported = AuthorizationRequest.Prompt.allCases.map(\.rawValue)
    let codeChallengeMethodsSupported = [CodeChallenge.method]
    let claimsParameterSupported = true
    let requestParameterSupported = false

    /// Written although it is `false`, because a missing value means `true`.
    let requestURIParameterSupported = false
    let authorizationResponseIssParameterSupported = true

    private static let authenticationMethods = [
        "client_secret_basic", "client_secret_post", "none",
    ]

    init(of issuer: OpenIDIssuer, keys: [PublishedKey], languages: [String]) {
        self.issuer = issuer.text
        authorizationEndpoint = issuer.url(of: .authorize)
        tokenEndpoint = issuer.url(of: .token)
        userinfoEndpoint = issuer.url(of: .userinfo)
        revocationEndpoint = issuer.url(of: .revoke)
        endSessionEndpoint = issuer.url(of: .logout)
        jwksURI = issuer.origin + KeyRoutes.keySetPath
        idTokenSigningAlgValuesSupported = Set(keys.map(\.algorithm.rawValue)).sorted()
        uiLocalesSupported = languages
    }

    private enum CodingKeys: String, CodingKey {
        case issuer
        case authorizationEndpoint = "authorization_endpoint"
        case tokenEndpoint = "token_endpoint"
        case userinfoEndpoint = "userinfo_endpoint"
        case revocationEndpoint = "revocation_endpoint"
        case endSessionEndpoint = "end_session_endpoint"
        case jwksURI = "jwks_uri"
        case scopesSupported = "scopes_supported"
        case responseTypesSupported = "response_types_supported"
        case responseModesSupported = "response_modes_supported"
        case grantTypesSupported = "grant_types_supported"
        case acrValuesSupported = "acr_values_supported"
        case subjectTypesSupported = "subject_types_supported"
        case idTokenSigningAlgValuesSupported = "id_token_signing_alg_values_supported"
        case tokenEndpointAuthMethodsSupported = "token_endpoint_auth_methods_supported"
        case revocationEndpointAuthMethodsSupported = "revocation_endpoint_auth_methods_supported"
        case claimTypesSupported = "claim_types_supported"
        case claimsSupported = "claims_supported"
        case uiLocalesSupported = "ui_locales_supported"
        case promptValuesSupported = "prompt_values_supported"
        case codeChallengeMethodsSupported = "code_challenge_methods_supported"
        case claimsParameterSupported = "claims_parameter_supported"
        case requestParameterSupported = "request_parameter_supported"
        case requestURIParameterSupported = "request_uri_parameter_supported"
        case authorizationResponseIssParameterSupported =
            "authorization_response_iss_parameter_supported"
    }
}
