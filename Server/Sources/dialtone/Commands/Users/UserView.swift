import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// An account, as commands print it.
struct UserView: Encodable {
    let id: String
    let phoneNumber: String?
    let numberProvedAt: String?
    let formerPhoneNumber: String?
    let email: String?
    let displayName: String?
    let isDisabled: Bool
    let customClaims: String?

    /// The passkeys, oldest first; empty in lists of users.
    let passkeys: [PasskeyView]

    let secondFactors: [SecondFactorView]

    /// How many recovery codes have not been used.
    let recoveryCodesLeft: Int
    let createdAt: String
    let lastSignInAt: String?
    let lastRefreshAt: String?
    let tokensValidSince: String?

    init(_ account: Account, having passkeys: [Passkey] = []) {
        id = account.id.rawValue
        phoneNumber = account.phoneNumber?.e164
        numberProvedAt = account.phoneProvedAt?.date.ISO8601Format()
        formerPhoneNumber = account.formerPhoneNumber?.e164
        email = account.email
        displayName = account.displayName
        isDisabled = account.isDisabled ?? false
        customClaims = account.customAttributes
        self.passkeys = passkeys.map(PasskeyView.init)
        secondFactors = account.secondFactors.map(SecondFactorView.init)
        recoveryCodesLeft = account.recoveryCodes?.digests.count ?? 0
        createdAt = account.createdAt.date.ISO8601Format()
        lastSignInAt = account.lastSignInAt?.date.ISO8601Format()
        lastRefreshAt = account.lastRefreshAt?.date.ISO8601Format()
        tokensValidSince = account.validSince?.date.ISO8601Format()
    }

    /// The name and value of each field that is set.
    var rows: [[String]] {
        let kinds = secondFactors.map(\.kind).joined(separator: ", ")
        let fields: [(name: String, value: String?)] = [
            ("id", id), ("phone number", phoneNumber),
            ("number verified", numberProvedAt), ("former number", formerPhoneNumber),
            ("email", email), ("name", displayName),
            ("disabled", isDisabled ? "yes" : "no"), ("custom claims", customClaims),
            ("passkeys", passkeys.isEmpty ? nil : passkeys.map(\.name).joined(separator: ", ")),
            ("second factors", kinds.isEmpty ? nil : kinds),
            ("recovery codes", recoveryCodesLeft == 0 ? nil : "\(recoveryCodesLeft) left"),
            ("created", createdAt), ("last sign-in", lastSignInAt),
            ("last refresh", lastRefreshAt), ("tokens valid since", tokensValidSince),
        ]
        return fields.compactMap { field in field.value.map { [field.name, $0] } }
    }
}
