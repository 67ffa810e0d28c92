import DialtoneCore
import IdentityToolkit

/// An answer that is given so often that it is written member by member.
///
/// `JSONEncoder` takes several times as long. The members stand in the order of their names, as in
/// every other answer.
protocol DirectAnswer: Encodable {
    /// The answer as JSON; `nil` if it holds something that only the encoder can write.
    var json: [UInt8]? { get }
}

extension SendVerificationCodeResponse: DirectAnswer {
    var json: [UInt8]? {
        .object { json in
            json.member("appInstance", appInstance)
            json.member("expiresIn", expiresIn)
            json.member("resendAfter", resendAfter)
            json.member("sessionInfo", sessionInfo)
        }
    }
}

extension SignInWithPhoneNumberResponse: DirectAnswer {
    var json: [UInt8]? {
        guard mfaInfo == nil else { return nil }
        return .object { json in
            json.member("expiresIn", expiresIn)
            json.member("idToken", idToken)
            if let isNewUser { json.member("isNewUser", boolean: isNewUser) }
            json.member("localId", localID)
            json.member("mfaPendingCredential", mfaPendingCredential)
            json.member("phoneNumber", phoneNumber)
            json.member("refreshToken", refreshToken)
            json.member("temporaryProof", temporaryProof)
            json.member("temporaryProofExpiresIn", temporaryProofExpiresIn)
        }
    }
}

extension ExchangeTokenResponse: DirectAnswer {
    var json: [UInt8]? {
        .object { json in
            json.member("access_token", accessToken)
            json.member("expires_in", expiresIn)
            json.member("id_token", idToken)
            json.member("project_id", projectID)
            json.member("refresh_token", refreshToken)
            json.member("token_type", tokenType)
            json.member("user_id", userID)
        }
    }
}

extension [UInt8] {
    fileprivate static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.object(members)
        return json.bytes
    }
}

extension JSONWriter {
    /// Leaves out what is `nil`.
    fileprivate mutating func member(_ name: String, _ text: String?) {
        if let text { member(name, string: text) }
    }
}
