import DialtoneBasics
import DialtoneFlows
import IdentityToolkit
import IdentityToolkitAdmin

/// An account in the JSON format of Firebase's CLI, extended by members of this server.
///
/// The additional members contain the data that the format does not support.
struct ExportedAccount: Codable {
    var account: ImportedAccount

    /// The time of the last sign-in, in milliseconds since 1970; the name is the format's own.
    var lastSignedInAt: WireInt64?

    /// In milliseconds since 1970.
    var lastRefreshedAt: WireInt64?

    /// In milliseconds since 1970.
    var phoneProvedAt: WireInt64?

    /// The secrets of authenticator apps in base32, keyed by enrollment ID.
    var totpSecrets: [String: String]?

    var passkeys: [ExportedPasskey]?

    init(account: ImportedAccount) {
        self.account = account
    }

    init(from decoder: any Decoder) throws {
        account = try ImportedAccount(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lastSignedInAt = try container.decodeIfPresent(WireInt64.self, forKey: .lastSignedInAt)
        lastRefreshedAt = try container.decodeIfPresent(WireInt64.self, forKey: .lastRefreshedAt)
        phoneProvedAt = try container.decodeIfPresent(WireInt64.self, forKey: .phoneProvedAt)
        totpSecrets = try container.decodeIfPresent([String: String].self, forKey: .totpSecrets)
        passkeys = try container.decodeIfPresent([ExportedPasskey].self, forKey: .passkeys)
    }

    func encode(to encoder: any Encoder) throws {
        try account.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(lastSignedInAt, forKey: .lastSignedInAt)
        try container.encodeIfPresent(lastRefreshedAt, forKey: .lastRefreshedAt)
        try container.encodeIfPresent(phoneProvedAt, forKey: .phoneProvedAt)
        try container.encodeIfPresent(totpSecrets, forKey: .totpSecrets)
        try container.encodeIfPresent(passkeys, forKey: .passkeys)
    }

    private enum CodingKeys: String, CodingKey {
        case lastSignedInAt, lastRefreshedAt, phoneProvedAt, totpSecrets, passkeys
    }
}

extension ExportedAccount: JSONAccount {
    static var listName: String { "users" }
    static var idKey: String { "localId" }

    var draft: AccountDraft {
        get throws(ImportProblem) {
            var draft = AccountDraft(account)
            draft.isDisabled = account.disabled
            if let moment = lastSignedInAt?.value {
                draft.lastSignInAt = Timestamp(milliseconds: moment)
            }
            draft.lastRefreshAt = lastRefreshedAt.map { Timestamp(milliseconds: $0.value) }
            draft.phoneProvedAt = phoneProvedAt.map { Timestamp(milliseconds: $0.value) }
            for index in draft.secondFactors.indices {
                guard let id = draft.secondFactors[index].id, let text = totpSecrets?[id] else {
                    // Only an owner's export has the secrets, and without one, the app is useless.
                    guard account.mfaInfo?[index].totpInfo == nil else { throw .missingSecret }
                    continue
                }
                guard let secret = Base32.decode(text) else { throw .unreadable("totpSecrets") }
                draft.secondFactors[index].totpSecret = secret
            }
            for passkey in passkeys ?? [] { draft.passkeys.append(try passkey.imported) }
            return draft
        }
    }
}

extension ImportProblem {
    fileprivate static let missingSecret = ImportProblem.ofSource(
        "the secret of an authenticator app is missing: only an owner's export has it"
    )
}
