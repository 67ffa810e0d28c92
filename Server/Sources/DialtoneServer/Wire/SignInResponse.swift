import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

/// The fields of all responses to a first factor.
struct SignInResponse {
    let account: Account
    var idToken: String?
    var refreshToken: String?
    var expiresIn: String?
    var pendingCredential: String?
    var secondFactors: [SecondFactorInfo]?

    /// Whether the account has recovery codes; `nil` if it has none, or needs no second factor.
    var hasRecoveryCodes: Bool?

    init(_ outcome: SignInOutcome, after firstFactor: SignInProvider = .password) {
        account = outcome.account
        switch outcome {
        case .signedIn(let tokens, _):
            idToken = tokens.idToken
            refreshToken = tokens.refreshToken.text
            expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
        case .secondFactorRequired(let credential, let account):
            pendingCredential = credential.text
            secondFactors = SecondFactorInfo.hints(for: account, after: firstFactor)
            hasRecoveryCodes = account.hasRecoveryCodes ? true : nil
        }
    }
}
