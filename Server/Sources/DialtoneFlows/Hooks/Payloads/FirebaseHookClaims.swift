import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import PhoneNumbers

/// The request to a hook as the claims that Firebase blocking functions read.
///
/// Times are in seconds. Password hashes are never sent: no hook needs them.
struct FirebaseHookClaims {
    let question: HookRequest
    let eventID: String
    let issuer: String
    let audience: String
    let moment: Timestamp
    let lifetime: TimeSpan

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.object { claims in
            writeEnvelope(into: &claims)
            if let account = question.account {
                claims.member("sub", string: account.id.rawValue)
                claims.member("user_record") { write(account, into: &$0) }
            }
            if let factor = question.factor {
                claims.member("sign_in_method", string: factor.method)
                claims.member("sign_in_second_factor", optional: question.secondFactor?.kind)
                if let attributes = factor.signInAttributes {
                    claims.member("sign_in_attributes", json: attributes.utf8)
                }
            }
            if let message = question.message { write(message, into: &claims) }
        }
        return json.bytes
    }

    private func writeEnvelope(into claims: inout JSONWriter) {
        claims.member("iss", string: issuer)
        claims.member("aud", string: audience)
        claims.member("iat", integer: moment.seconds)
        claims.member("exp", integer: (moment + lifetime).seconds)
        claims.member("event_id", string: eventID)
        claims.member("event_type", string: question.trigger.rawValue)
        claims.member("user_agent", optional: question.caller.client)
        claims.member("ip_address", optional: question.caller.remoteAddress?.description)
        claims.member("locale", optional: question.caller.languages.first)
        claims.member("tenant_id", optional: question.caller.projectID.tenantID)
    }

    private func write(_ message: HookRequest.Message, into claims: inout JSONWriter) {
        switch message {
        case .sms(let number, let purpose):
            claims.member("sms_type", string: purpose.rawValue)
            claims.member("phone_number", string: number.e164)
        case .email(let notice):
            claims.member("email_type", string: notice.kind.firebaseName)
            claims.member("email", string: notice.recipient)
        }
    }

    private func write(_ account: Account, into json: inout JSONWriter) {
        json.member("uid", string: account.id.rawValue)
        json.member("email", optional: account.email)
        json.member("email_verified", boolean: account.isEmailVerified)
        json.member("display_name", optional: account.displayName)
        json.member("photo_url", optional: account.photoURL)
        json.member("disabled", boolean: account.isDisabled == true)
        json.member("phone_number", optional: account.phoneNumber?.e164)
        json.member("provider_data", objects: account.linkedProviders) { json, provider in
            json.member("provider_id", string: provider.providerID.rawValue)
            json.member("uid", string: provider.rawID)
            json.member("email", optional: provider.email)
            json.member("display_name", optional: provider.displayName)
            json.member("photo_url", optional: provider.photoURL)
        }
        if !account.secondFactors.isEmpty {
            json.member("multi_factor") { writeSecondFactors(of: account, into: &$0) }
        }
        json.member("metadata") { times in
            times.member("creation_time", integer: account.createdAt.seconds)
            if let signIn = account.lastSignInAt {
                times.member("last_sign_in_time", integer: signIn.seconds)
            }
        }
        if let claims = account.customAttributes { json.member("custom_claims", json: claims.utf8) }
        json.member("tenant_id", optional: account.projectID.tenantID)
        if let validSince = account.validSince {
            json.member("tokens_valid_after_time", integer: validSince.seconds)
        }
    }

    private func writeSecondFactors(of account: Account, into json: inout JSONWriter) {
        json.member("enrolled_factors", objects: account.secondFactors) { json, factor in
            json.member("uid", string: factor.id.rawValue)
            json.member("display_name", optional: factor.displayName)
            json.member("enrollment_time", time: factor.enrolledAt)
            json.member("phone_number", optional: factor.phoneNumber?.e164)
            json.member("factor_id", string: factor.kind)
        }
    }
}

extension AccountNotice.Kind {
    /// Identity Platform's name for such a mail, if it has one.
    fileprivate var firebaseName: String {
        switch self {
        case .signIn: "EMAIL_SIGN_IN"
        case .resetPassword: "PASSWORD_RESET"
        case .verifyEmail: "VERIFY_EMAIL"
        default: rawValue
        }
    }
}
