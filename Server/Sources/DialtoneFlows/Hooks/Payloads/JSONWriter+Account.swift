import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import Foundation
import PhoneNumbers

extension JSONWriter {
    mutating func member(_ name: String, time moment: Timestamp) {
        member(name, string: moment.date.ISO8601Format())
    }

    mutating func member(_ name: String, optional value: String?) {
        if let value { member(name, string: value) }
    }

    mutating func member(_ name: String, optional moment: Timestamp?) {
        if let moment { member(name, time: moment) }
    }

    /// Writes the project, and the tenant if the accounts belong to one.
    mutating func members(namingProject project: ProjectID) {
        member("projectId", string: project.parent.rawValue)
        member("tenantId", optional: project.tenantID)
    }

    /// Writes an account as hooks receive it, without any secret.
    mutating func members(of account: Account) {
        member("id", string: account.id.rawValue)
        member("phoneNumber", optional: account.phoneNumber?.e164)
        member("email", optional: account.email)
        if account.email != nil { member("emailVerified", boolean: account.isEmailVerified) }
        member("displayName", optional: account.displayName)
        member("photoUrl", optional: account.photoURL)
        member("disabled", boolean: account.isDisabled == true)
        if let claims = account.customAttributes { member("customClaims", json: claims.utf8) }
        member("providers", objects: account.linkedProviders) { json, provider in
            json.member("providerId", string: provider.providerID.rawValue)
            json.member("uid", string: provider.rawID)
            json.member("email", optional: provider.email)
            json.member("displayName", optional: provider.displayName)
            json.member("photoUrl", optional: provider.photoURL)
        }
        member("secondFactors", objects: account.secondFactors) { json, factor in
            json.member("id", string: factor.id.rawValue)
            json.member("kind", string: factor.kind)
            json.member("phoneNumber", optional: factor.phoneNumber?.e164)
            json.member("displayName", optional: factor.displayName)
            json.member("enrolledAt", time: factor.enrolledAt)
        }
        member("passkeys", objects: account.passkeys) { json, passkey in
            json.member("id", string: passkey.id.text)
            json.member("enrolledAt", time: passkey.enrolledAt)
        }
        member("createdAt", time: account.createdAt)
        member("lastSignInAt", optional: account.lastSignInAt)
    }
}
