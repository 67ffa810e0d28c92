import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import PhoneNumbers

extension AccountInfo {
    /// A placeholder for the password hash, which only shows that there is one.
    static let redactedHash = "UkVEQUNURUQ="

    /// Creates the API representation of an account, without unknown values.
    init(_ account: Account, having passkeys: [Passkey]?) {
        self.init()
        localId = account.id.rawValue
        email = account.email
        emailVerified = account.email == nil ? nil : account.isEmailVerified
        displayName = account.displayName
        photoUrl = account.photoURL
        phoneNumber = account.phoneNumber?.e164
        providerUserInfo = ProviderUserInfo.entries(of: account)
        passwordHash = account.passwordHash == nil ? nil : Self.redactedHash
        passwordUpdatedAt = account.passwordUpdatedAt?.milliseconds
        validSince = account.validSince.map { WireInt64($0.seconds) }
        disabled = account.isDisabled
        lastLoginAt = account.lastSignInAt.map { WireInt64($0.milliseconds) }
        createdAt = WireInt64(account.createdAt.milliseconds)
        lastRefreshAt = account.lastRefreshAt?.rfc3339
        customAuth = account.isCustomAuth ? true : nil
        customAttributes = account.customAttributes
        emailLinkSignin = account.hasEmailLinkSignIn ? true : nil
        initialEmail = account.initialEmail
        mfaInfo = SecondFactorInfo.entries(of: account)
        passkeyInfo = PasskeyInfo.entries(of: passkeys)
        recoveryCodesLeft = account.recoveryCodes?.digests.count
        tenantId = account.projectID.tenantID
    }
}
