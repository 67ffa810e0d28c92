import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// The credentials of an account besides its number, as stored in the column `credentials`.
///
/// Encrypted numbers are single members, because SQL looks for others in the text.
struct AccountCredentials: Codable, Hashable {
    var initialEmail: String?
    var formerPhoneNumber: String?
    var passwordHash: PasswordHash?
    var passwordUpdatedAt: Int64?
    var hasEmailLinkSignIn: Bool?
    var isCustomAuth: Bool?
    var linkedProviders: [LinkedProvider]?
    var passkeys: [StoredPasskey]?
    var secondFactors: [StoredSecondFactor]?
    var recoveryCodes: StoredRecoveryCodes?
    var othersEndedAt: Int64?

    /// The time for each provider, in milliseconds since 1970.
    var unconfirmedProviders: [String: Int64]?

    struct StoredPasskey: Codable, Hashable {
        /// The credential ID in base64url.
        let id: String
        let enrolledAt: Int64
    }

    struct StoredRecoveryCodes: Codable, Hashable {
        let digests: [Data]
        let createdAt: Int64
    }

    struct StoredSecondFactor: Codable, Hashable {
        let id: SecondFactorID
        var phoneNumber: String?
        var sealedSecret: Data?
        var lastUsedStep: Int64?
        var displayName: String?
        let enrolledAt: Int64
    }
}

extension AccountCredentials {
    init(of account: Account) {
        initialEmail = account.initialEmail
        formerPhoneNumber = account.formerPhoneNumber?.e164
        passwordHash = account.passwordHash
        passwordUpdatedAt = account.passwordUpdatedAt?.milliseconds
        hasEmailLinkSignIn = account.hasEmailLinkSignIn ? true : nil
        isCustomAuth = account.isCustomAuth ? true : nil
        linkedProviders = account.linkedProviders.isEmpty ? nil : account.linkedProviders
        passkeys = account.passkeys.isEmpty ? nil : account.passkeys.map(StoredPasskey.init)
        secondFactors =
            account.secondFactors.isEmpty
            ? nil : account.secondFactors.map(StoredSecondFactor.init)
        recoveryCodes = account.recoveryCodes.map {
            StoredRecoveryCodes(
                digests: $0.digests.map { Data($0.bytes) },
                createdAt: $0.createdAt.milliseconds
            )
        }
        othersEndedAt = account.othersEndedAt?.milliseconds
        let unconfirmed = account.unconfirmedProviders.map { ($0.rawValue, $1.milliseconds) }
        unconfirmedProviders =
            unconfirmed.isEmpty ? nil : Dictionary(uniqueKeysWithValues: unconfirmed)
    }

    /// `nil` if there are no credentials.
    var ifAny: Self? { self == AccountCredentials() ? nil : self }

    /// The column's text; `nil` if there are no credentials.
    var text: String? {
        get throws { try ifAny.map { try JSONColumn.text(of: $0) } }
    }

    init(text: String) throws {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            throw StorageError.corrupt
        }
        self = value
    }

    /// The credentials, with every number replaced.
    fileprivate func replacingNumbers(_ replace: (String) throws -> String) rethrows -> Self {
        var copy = self
        copy.formerPhoneNumber = try formerPhoneNumber.map(replace)
        copy.secondFactors = try secondFactors?.map { factor in
            var factor = factor
            factor.phoneNumber = try factor.phoneNumber.map(replace)
            return factor
        }
        return copy
    }

    func apply(to account: inout Account) throws {
        account.initialEmail = initialEmail
        account.formerPhoneNumber = formerPhoneNumber.map(PhoneNumber.init(e164:))
        account.passwordHash = passwordHash
        account.passwordUpdatedAt = passwordUpdatedAt.map(Timestamp.init(milliseconds:))
        account.hasEmailLinkSignIn = hasEmailLinkSignIn ?? false
        account.isCustomAuth = isCustomAuth ?? false
        account.linkedProviders = linkedProviders ?? []
        account.passkeys = try (passkeys ?? []).map { try $0.passkey }
        account.secondFactors = try (secondFactors ?? []).map { try $0.secondFactor }
        account.recoveryCodes = recoveryCodes.map { codes in
            RecoveryCodes(
                digests: codes.digests.map { TokenDigest(bytes: Array($0)) },
                createdAt: Timestamp(milliseconds: codes.createdAt)
            )
        }
        account.othersEndedAt = othersEndedAt.map(Timestamp.init(milliseconds:))
        for (name, moment) in unconfirmedProviders ?? [:] {
            account.unconfirmedProviders[SignInProvider(rawValue: name)] =
                Timestamp(milliseconds: moment)
        }
    }
}

extension AccountCredentials: NumberBearing {
    var sqlValue: SQLValue { get throws { .text(try JSONColumn.text(of: self)) } }

    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue, let value = try? Self(text: text) else { return nil }
        self = value
    }

    func sealed(by cipher: NumberCipher) throws -> SQLValue {
        try replacingNumbers(cipher.seal(number:)).sqlValue
    }

    init?(sealed value: SQLValue, by cipher: NumberCipher) throws {
        self.init(sqlValue: value)
        self = try replacingNumbers(cipher.open(number:))
    }
}

extension AccountCredentials.StoredPasskey {
    init(_ passkey: EnrolledPasskey) {
        id = passkey.id.text
        enrolledAt = passkey.enrolledAt.milliseconds
    }

    var passkey: EnrolledPasskey {
        get throws {
            guard let id = PasskeyID(id) else { throw StorageError.corrupt }
            return EnrolledPasskey(id: id, enrolledAt: Timestamp(milliseconds: enrolledAt))
        }
    }
}

extension AccountCredentials.StoredSecondFactor {
    init(_ factor: SecondFactor) {
        id = factor.id
        displayName = factor.displayName
        enrolledAt = factor.enrolledAt.milliseconds
        switch factor.proof {
        case .phone(let number):
            phoneNumber = number.e164
        case .totp(let enrollment):
            sealedSecret = Data(enrollment.sealedSecret)
            lastUsedStep = enrollment.lastUsedStep
        }
    }

    var secondFactor: SecondFactor {
        get throws {
            SecondFactor(
                id: id,
                proof: try proof,
                displayName: displayName,
                enrolledAt: Timestamp(milliseconds: enrolledAt)
            )
        }
    }

    private var proof: SecondFactor.Proof {
        get throws {
            if let phoneNumber { return .phone(PhoneNumber(e164: phoneNumber)) }
            guard let sealedSecret else { throw StorageError.corrupt }
            return .totp(
                TOTPEnrollment(sealedSecret: Array(sealedSecret), lastUsedStep: lastUsedStep)
            )
        }
    }
}
