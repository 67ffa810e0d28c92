import IdentityToolkit

/// What a client needs of an answer that signs someone in, whatever the call.
struct SignInAnswer: Decodable, Sendable {
    var idToken: String?
    var refreshToken: String?
    var expiresIn: String?
    var isNewUser: Bool?
    var mfaPendingCredential: String?
    var mfaInfo: [SecondFactorInfo]?
}

extension SignInAnswer {
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
