import DialtoneIDTokens
import IdentityToolkit

/// A frequent response that is encoded without `JSONEncoder`.
///
/// `JSONEncoder` takes several times as long. The members are sorted by name, as in all other
/// responses.
protocol DirectResponse: Encodable {
    /// The response as JSON; `nil` if it contains a value that only the encoder supports.
    var json: [UInt8]? { get }
}

extension SendVerificationCodeResponse: DirectResponse {
    var json: [UInt8]? {
        .object { json in
            json.member("appInstance", appInstance)
            json.member("expiresIn", expiresIn)
            json.member("resendAfter", resendAfter)
            json.member("sessionInfo", sessionInfo)
        }
    }
}

extension SignInWithPhoneNumberResponse: DirectResponse {
    var json: [UInt8]? {
        guard mfaInfo == nil else { return nil }
        return .object { json in
            json.member("expiresIn", expiresIn)
            json.member("idToken", idToken)
            if let isNewUser { json.member("isNewUser", boolean: isNewUser) }
            json.member("localId", localId)
            json.member("mfaPendingCredential", mfaPendingCredential)
            json.member("phoneNumber", phoneNumber)
            json.member("refreshToken", refreshToken)
            json.member("temporaryProof", temporaryProof)
            json.member("temporaryProofExpiresIn", temporaryProofExpiresIn)
        }
    }
}

extension ExchangeTokenResponse: DirectResponse {
    var json: [UInt8]? {
        .object { json in
            json.member("access_token", accessToken)
            json.member("expires_in", expiresIn)
            json.member("id_token", idToken)
            json.member("project_id", projectId)
            json.member("refresh_token", refreshToken)
            json.member("token_type", tokenType)
            json.member("user_id", userId)
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
    /// Appends a member unless its value is `nil`.
    fileprivate mutating func member(_ name: String, _ text: String?) {
        if let text { member(name, string: text) }
    }
}
