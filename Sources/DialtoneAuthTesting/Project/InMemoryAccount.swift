import Foundation
import IdentityToolkit

/// An account of an ``InMemoryProject``.
struct InMemoryAccount: Sendable {
    static let totpTries = 10

    let id: String
    let createdAt: Date
    var lastLoginAt: Date
    var phoneNumber: String?
    var email: String?
    var isEmailVerified = false
    var password: String?
    var displayName: String?
    var photoURL: String?
    var hasEmailLink = false
    var secondFactors: [InMemorySecondFactor] = []
    /// The wrong codes of an authenticator app that are left.
    var totpTriesLeft = InMemoryAccount.totpTries
    var passkeys: [InMemoryPasskey] = []
    var isDisabled = false

    /// The account as a look-up shows it.
    var info: AccountInfo {
        AccountInfo {
            $0.localId = id
            $0.email = email
            $0.emailVerified = email == nil ? nil : isEmailVerified
            $0.displayName = displayName
            $0.photoUrl = photoURL
            $0.phoneNumber = phoneNumber
            $0.providerUserInfo = providers
            // Never the hash, but a word in its place, as from a server.
            $0.passwordHash = password == nil ? nil : "UkVEQUNURUQ="
            $0.emailLinkSignin = hasEmailLink ? true : nil
            $0.mfaInfo =
                secondFactors.isEmpty ? nil : secondFactors.map { $0.info(isHint: false) }
            $0.passkeyInfo = passkeys.isEmpty ? nil : passkeys.map(\.info)
            $0.createdAt = WireInt64(milliseconds(createdAt))
            $0.lastLoginAt = WireInt64(milliseconds(lastLoginAt))
        }
    }

    private var providers: [ProviderUserInfo] {
        var providers: [ProviderUserInfo] = []
        if let phoneNumber {
            providers.append(
                ProviderUserInfo {
                    $0.providerId = "phone"
                    $0.rawId = phoneNumber
                    $0.phoneNumber = phoneNumber
                }
            )
        }
        if let email, password != nil || hasEmailLink {
            providers.append(
                ProviderUserInfo {
                    $0.providerId = "password"
                    $0.rawId = email
                    $0.email = email
                    $0.federatedId = email
                }
            )
        }
        return providers
    }

    private func milliseconds(_ date: Date) -> Int64 {
        Int64(date.timeIntervalSince1970 * 1_000)
    }
}
