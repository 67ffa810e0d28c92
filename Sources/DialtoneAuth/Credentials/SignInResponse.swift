import IdentityToolkit

/// The used parts of a sign-in response, for all calls.
struct SignInResponse: Decodable, Sendable {
    var idToken: String?
    var refreshToken: String?
    var expiresIn: String?
    var isNewUser: Bool?
    var mfaPendingCredential: String?
    var mfaInfo: [SecondFactorInfo]?
}

extension SignInResponse {
    init(_ answer: SignInWithPhoneNumberResponse) {
        self.init(
            idToken: answer.idToken,
            refreshToken: answer.refreshToken,
            expiresIn: answer.expiresIn,
            isNewUser: answer.isNewUser,
            mfaPendingCredential: answer.mfaPendingCredential,
            mfaInfo: answer.mfaInfo
        )
    }

    init(_ answer: SignInWithIDPResponse) {
        self.init(
            idToken: answer.idToken,
            refreshToken: answer.refreshToken,
            expiresIn: answer.expiresIn,
            isNewUser: answer.isNewUser,
            mfaPendingCredential: answer.mfaPendingCredential,
            mfaInfo: answer.mfaInfo
        )
    }
}
