import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkit
import PhoneNumbers

/// A user, as the user's page shows it.
struct UserView: Sendable {
    let id: String
    let phoneNumber: String?
    let email: String?
    let isEmailVerified: Bool
    let name: String?
    let methods: [String]
    let isDisabled: Bool
    let claims: String?
    let createdAt: ConsoleTime?
    let lastSignInAt: ConsoleTime?
    let providers: [Credential]
    let secondFactors: [Credential]
    let passkeys: [Credential]

    /// All recovery codes, as one credential; `nil` if there are none.
    let recoveryCodes: Credential?

    /// The account as the admin API returns it.
    let json: String

    /// Something with which the user signs in.
    struct Credential: Sendable {
        let id: String

        /// The part of the path of its removal that names what is removed.
        let group: String

        /// What kind of credential it is.
        let kind: String

        /// The name that the user gave it.
        let name: String?

        /// A number or address that belongs to it.
        let address: String?

        /// The time since which the user has it.
        let addedAt: ConsoleTime?
        let lastUsedAt: ConsoleTime?
    }

    init(_ info: AccountInfo) throws {
        id = info.localId
        phoneNumber = info.phoneNumber
        email = info.email
        isEmailVerified = info.emailVerified ?? false
        name = info.displayName
        methods = UserMethods.names(of: info)
        isDisabled = info.disabled ?? false
        claims = info.customAttributes
        createdAt = info.createdAt.map { ConsoleTime(milliseconds: $0.value) }
        lastSignInAt = info.lastLoginAt.map { ConsoleTime(milliseconds: $0.value) }
        providers = (info.providerUserInfo ?? []).map(Credential.init)
        secondFactors = (info.mfaInfo ?? []).map(Credential.init)
        passkeys = (info.passkeyInfo ?? []).map(Credential.init)
        recoveryCodes = info.recoveryCodesLeft.map(Credential.init(recoveryCodesLeft:))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        json = String(decoding: try encoder.encode(info), as: UTF8.self)
    }
}

extension UserView.Credential {
    fileprivate init(_ provider: ProviderUserInfo) {
        id = provider.providerId
        group = "providers"
        kind = UserMethods.name(of: provider.providerId)
        // A password has no profile of its own: its entry repeats the user's.
        name = provider.providerId == "password" ? nil : provider.displayName
        address = provider.phoneNumber ?? provider.email ?? provider.rawId
        addedAt = nil
        lastUsedAt = nil
    }

    fileprivate init(_ factor: SecondFactorInfo) {
        id = factor.mfaEnrollmentId
        group = "second-factors"
        kind =
            factor.phoneInfo == nil ? translated("Authenticator app") : translated("Text message")
        name = factor.displayName
        address = factor.phoneInfo.map { PhoneNumber(e164: $0).masked }
        addedAt = factor.enrolledAt.map(ConsoleTime.init(rfc3339:))
        lastUsedAt = nil
    }

    fileprivate init(recoveryCodesLeft count: Int) {
        id = ""
        group = "recovery-codes"
        kind = translated("Recovery codes")
        name = nil
        address = translated("\(count) left")
        addedAt = nil
        lastUsedAt = nil
    }

    fileprivate init(_ passkey: PasskeyInfo) {
        id = passkey.credentialId
        group = "passkeys"
        kind = translated("Passkey")
        name = passkey.name
        address = passkey.rpId
        addedAt = passkey.createdAt.map(ConsoleTime.init(rfc3339:))
        lastUsedAt = passkey.lastUsedAt.map(ConsoleTime.init(rfc3339:))
    }
}

/// A signed-in device, as the user's page shows it.
struct SessionRow: Sendable {
    let id: String

    /// The name of the device or the client; `nil` if it sent none.
    let client: String?

    /// The methods with which the user signed in.
    let methods: [String]
    let signedInAt: ConsoleTime
    let lastUsedAt: ConsoleTime

    init(_ session: AccountSession) {
        id = session.sessionId
        client = session.client ?? session.clientId
        methods =
            [UserMethods.name(of: session.providerId)]
            + (session.secondFactor.map { [Self.name(ofFactor: $0)] } ?? [])
        signedInAt = ConsoleTime(milliseconds: session.createdAt.value)
        lastUsedAt = ConsoleTime(milliseconds: session.lastUsedAt.value)
    }

    private static func name(ofFactor kind: String) -> String {
        switch kind {
        case "phone": translated("Text message")
        case "totp": translated("Authenticator app")
        case "passkey": translated("Passkey")
        default: kind
        }
    }
}
