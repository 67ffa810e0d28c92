import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension ExportedAccount {
    /// Copies all data of `account`, so that an import creates an identical account.
    ///
    /// Without `secrets`, the copy has neither a password hash nor the secret of an app. Throws if
    /// the secret of an authenticator app cannot be decrypted.
    init(_ account: Account, having passkeys: [Passkey], secrets: SecondFactorSecrets?) throws {
        self.init(account: ImportedAccount(account))
        if secrets == nil { self.account.passwordHash = nil }
        lastSignedInAt = account.lastSignInAt.map { WireInt64($0.milliseconds) }
        lastRefreshedAt = account.lastRefreshAt.map { WireInt64($0.milliseconds) }
        phoneProvedAt = account.phoneProvedAt.map { WireInt64($0.milliseconds) }
        // A made-up passkey of development mode has nothing that another server could verify.
        let exported = passkeys.filter { !$0.isMadeUp }.map(ExportedPasskey.init)
        self.passkeys = exported.isEmpty ? nil : exported
        guard let secrets else { return }
        for factor in account.secondFactors {
            guard case .totp(let enrollment) = factor.proof else { continue }
            let secret = try secrets.open(
                enrollment.sealedSecret,
                of: factor.id,
                for: account.id,
                in: account.projectID
            )
            totpSecrets = (totpSecrets ?? [:]).merging([factor.id.rawValue: secret.text]) { $1 }
        }
    }
}

extension ImportedAccount {
    fileprivate init(_ account: Account) {
        self.init()
        localId = account.id.rawValue
        email = account.email
        emailVerified = account.email == nil ? nil : account.isEmailVerified
        displayName = account.displayName
        photoUrl = account.photoURL
        phoneNumber = account.phoneNumber?.e164
        providerUserInfo =
            account.linkedProviders.isEmpty
            ? nil : account.linkedProviders.map(LinkedProviderInfo.init)
        passwordHash = account.passwordHash.map {
            Data($0.rawValue.utf8).base64EncodedString()
        }
        passwordUpdatedAt = account.passwordUpdatedAt.map { WireInt64($0.milliseconds) }
        validSince = account.validSince.map { WireInt64($0.seconds) }
        disabled = account.isDisabled
        createdAt = WireInt64(account.createdAt.milliseconds)
        customAuth = account.isCustomAuth ? true : nil
        customAttributes = account.customAttributes
        emailLinkSignin = account.hasEmailLinkSignIn ? true : nil
        initialEmail = account.initialEmail
        mfaInfo =
            account.secondFactors.isEmpty
            ? nil : account.secondFactors.map(SecondFactorEnrollment.init)
    }
}

extension LinkedProviderInfo {
    fileprivate init(_ linked: LinkedProvider) {
        self.init()
        providerId = linked.providerID.rawValue
        displayName = linked.displayName
        photoUrl = linked.photoURL
        federatedId = linked.federatedID
        email = linked.email
        rawId = linked.rawID
        screenName = linked.screenName
    }
}

extension SecondFactorEnrollment {
    fileprivate init(_ factor: SecondFactor) {
        self.init()
        mfaEnrollmentId = factor.id.rawValue
        displayName = factor.displayName
        enrolledAt = factor.enrolledAt.rfc3339
        switch factor.proof {
        case .phone(let number): phoneInfo = number.e164
        case .totp: totpInfo = TOTPInfo()
        }
    }
}
