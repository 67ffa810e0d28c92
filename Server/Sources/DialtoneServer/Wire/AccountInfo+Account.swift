import DialtoneCore
import IdentityToolkit
import PhoneNumbers

extension AccountInfo {
    /// Stands for a hash in answers to people, who need to know only that there is one.
    static let redactedHash = "UkVEQUNURUQ="

    /// An account as the protocol shows it; what is unknown stays absent.
    init(_ account: Account) {
        self.init(
            localID: account.id.rawValue,
            email: account.email,
            emailVerified: account.email == nil ? nil : account.isEmailVerified,
            displayName: account.displayName,
            photoURL: account.photoURL,
            phoneNumber: account.phoneNumber?.e164,
            providerUserInfo: ProviderUserInfo.entries(of: account),
            passwordHash: account.passwordHash == nil ? nil : Self.redactedHash,
            passwordUpdatedAt: account.passwordUpdatedAt?.milliseconds,
            validSince: account.validSince.map { WireInt64($0.seconds) },
            disabled: account.isDisabled,
            lastLoginAt: account.lastSignInAt.map { WireInt64($0.milliseconds) },
            createdAt: WireInt64(account.createdAt.milliseconds),
            lastRefreshAt: account.lastRefreshAt?.rfc3339,
            customAuth: account.isCustomAuth ? true : nil,
            customAttributes: account.customAttributes,
            emailLinkSignIn: account.hasEmailLinkSignIn ? true : nil,
            initialEmail: account.initialEmail,
            mfaInfo: SecondFactorInfo.entries(of: account),
            tenantID: account.projectID.tenantID
        )
    }
}
