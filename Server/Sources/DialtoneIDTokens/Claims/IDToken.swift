import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// The content of an ID token.
struct IDToken: Sendable {
    let id: IDTokenID
    let issuer: String
    let session: Session
    let account: Account
    let issuedAt: Timestamp

    /// The claims as JSON.
    ///
    /// Custom claims can replace only the name and the picture. The session's custom claims
    /// override the account's.
    func claims() -> [UInt8] {
        let custom = ExtraClaims(parsing: account.customAttributes)
            .overridden(by: ExtraClaims(parsing: session.context.claims))
        var json = JSONWriter()
        json.object { claims in
            writeProfile(into: &claims, unless: custom)
            for member in custom.members {
                claims.member(member.name, json: member.json)
            }
            writeIdentity(into: &claims)
            writeContacts(into: &claims)
            writeSignIn(into: &claims)
        }
        return json.bytes
    }

    private func writeProfile(into claims: inout JSONWriter, unless custom: ExtraClaims) {
        if let name = account.displayName, !custom.contains("name") {
            claims.member("name", string: name)
        }
        if let picture = account.photoURL, !custom.contains("picture") {
            claims.member("picture", string: picture)
        }
    }

    /// The project ID, or another audience if the session is only for enrolling a second factor.
    ///
    /// Standard token verification rejects the other audience.
    private var audience: String {
        let project = account.projectID.parent
        return session.context.isForEnrollment == true
            ? project.enrollmentAudience : project.rawValue
    }

    private func writeIdentity(into claims: inout JSONWriter) {
        let lifetime = TokenPair.idTokenLifetime.wholeSeconds
        claims.member("iss", string: issuer)
        claims.member("aud", string: audience)
        claims.member("auth_time", integer: session.signedInAt.seconds)
        claims.member("user_id", string: account.id.rawValue)
        claims.member("sub", string: account.id.rawValue)
        claims.member("iat", integer: issuedAt.seconds)
        claims.member("exp", integer: issuedAt.seconds + lifetime)
        claims.member("jti", string: id.text)
    }

    private func writeContacts(into claims: inout JSONWriter) {
        if let email = account.email {
            claims.member("email", string: email)
            claims.member("email_verified", boolean: account.isEmailVerified)
        }
        if let phoneNumber = account.phoneNumber {
            claims.member("phone_number", string: phoneNumber.e164)
        }
        if session.signInProvider == .anonymous {
            claims.member("provider_id", string: session.signInProvider.rawValue)
        }
    }

    private func writeSignIn(into claims: inout JSONWriter) {
        claims.member("firebase") { firebase in
            firebase.member("identities") { writeIdentities(into: &$0) }
            firebase.member("sign_in_provider", string: session.signInProvider.rawValue)
            // Custom claims cannot be written here: the name `firebase` is reserved.
            firebase.member("session_id", string: session.id.text)
            if let factor = session.context.secondFactor {
                firebase.member("sign_in_second_factor", string: factor.kind)
                firebase.member("second_factor_identifier", string: factor.id.rawValue)
            }
            if let attributes = session.context.signInAttributes {
                firebase.member("sign_in_attributes", json: attributes.utf8)
            }
            if let tenant = account.projectID.tenantID {
                firebase.member("tenant", string: tenant)
            }
        }
    }

    private func writeIdentities(into identities: inout JSONWriter) {
        if let phoneNumber = account.phoneNumber {
            identities.member("phone", strings: [phoneNumber.e164])
        }
        if let email = account.email {
            identities.member("email", strings: [email])
        }
        let providers = Dictionary(grouping: account.linkedProviders, by: \.providerID.rawValue)
        for (name, linked) in providers.sorted(by: { $0.key < $1.key }) {
            identities.member(name, strings: linked.map(\.rawID))
        }
    }
}
