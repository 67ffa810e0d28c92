import DialtoneBasics
package import DialtoneFlows
import DialtonePasswords
import Foundation
import IdentityToolkit
package import IdentityToolkitAdmin

extension AccountDraft {
    /// Converts one entry of `accounts:batchCreate`.
    ///
    /// Parts that cannot be parsed become values that fail validation later.
    package init(_ user: ImportedAccount) {
        self.init()
        id = user.localId
        tenantID = user.tenantId
        email = user.email
        isEmailVerified = user.emailVerified ?? false
        initialEmail = user.initialEmail
        phoneNumber = user.phoneNumber
        displayName = user.displayName
        photoURL = user.photoUrl
        password = ImportedPassword(user)
        passwordUpdatedAt = user.passwordUpdatedAt.map { Timestamp(milliseconds: $0.value) }
        hasEmailLinkSignIn = user.emailLinkSignin ?? false
        isCustomAuth = user.customAuth ?? false
        identities = (user.providerUserInfo ?? []).map(ImportedIdentity.init)
        secondFactors = (user.mfaInfo ?? []).map(ImportedSecondFactor.init)
        isDisabled = user.disabled ?? false
        customAttributes = user.customAttributes
        validSince = user.validSince.map { Timestamp(importedSeconds: $0.value) }
        createdAt = user.createdAt.map { Timestamp(milliseconds: $0.value) }
        lastSignInAt = user.lastLoginAt.map { Timestamp(milliseconds: $0.value) }
    }
}

extension ImportedPassword {
    /// The hash takes precedence over the plain password.
    init?(_ user: ImportedAccount) {
        if let text = user.passwordHash, !text.isEmpty {
            guard let hash = HashText.bytes(base64: text) else {
                self = .unreadable(field: "passwordHash")
                return
            }
            guard let salt = HashText.bytes(base64: user.salt ?? "") else {
                self = .unreadable(field: "salt")
                return
            }
            self = .hash(hash, salt: salt)
            return
        }
        guard let password = user.rawPassword, !password.isEmpty else { return nil }
        self = .plain(password)
    }
}

extension ImportedIdentity {
    init(_ info: LinkedProviderInfo) {
        self.init(provider: info.providerId, rawID: info.rawId)
        federatedID = info.federatedId
        email = info.email
        displayName = info.displayName
        photoURL = info.photoUrl
        screenName = info.screenName
    }
}

extension ImportedSecondFactor {
    init(_ enrollment: SecondFactorEnrollment) {
        self.init(id: enrollment.mfaEnrollmentId, phoneNumber: enrollment.phoneInfo)
        displayName = enrollment.displayName
        enrolledAt = enrollment.enrolledAt.map(Timestamp.init(importedText:))
    }
}

extension Timestamp {
    /// A timestamp outside the permitted range, which fails validation.
    private static let none = Timestamp(milliseconds: .min)

    init(importedSeconds seconds: Int64) {
        let calendar = Self.calendar.lowerBound.seconds...Self.calendar.upperBound.seconds
        self = calendar.contains(seconds) ? Timestamp(seconds: seconds) : .none
    }

    /// Parses an RFC 3339 time, with or without a fraction of a second.
    init(importedText text: String) {
        let date = [true, false].lazy
            .map { Date.ISO8601FormatStyle(includingFractionalSeconds: $0) }
            .compactMap { try? $0.parse(text) }
            .first
        // Rounded to the nearest millisecond, because the fraction is not exact in binary.
        self =
            date.map {
                Timestamp(milliseconds: Int64(($0.timeIntervalSince1970 * 1_000).rounded()))
            }
            ?? .none
    }
}
