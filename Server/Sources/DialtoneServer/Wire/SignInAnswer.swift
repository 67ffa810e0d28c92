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

    init(_ outcome: SignInOutcome) {
        switch outcome {
        case .signedIn(let tokens, let account):
            self.account = account
            idToken = tokens.idToken
            refreshToken = tokens.refreshToken.text
            expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
        case .secondFactorRequired(let credential, let account):
            self.account = account
            pendingCredential = credential.text
            secondFactors = account.secondFactors.map(SecondFactorInfo.hint)
        }
    }
}
