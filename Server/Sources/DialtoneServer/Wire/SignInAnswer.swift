import DialtoneCore
import IdentityToolkit

/// The fields that every answer to a first factor has.
struct SignInAnswer {
    let account: Account
    var idToken: String?
    var refreshToken: String?
    var expiresIn: String?
    var pendingCredential: String?
    var secondFactors: [SecondFactorInfo]?

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
        }
    }
}
