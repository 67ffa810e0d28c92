import DialtoneBasics
import DialtoneFlows

/// A user in the export of a Keycloak realm.
struct KeycloakUser: Decodable {
    let id: String?
    let username: String?
    let email: String?
    let emailVerified: Bool?
    let enabled: Bool?
    let firstName: String?
    let lastName: String?

    /// In milliseconds since 1970.
    let createdTimestamp: Int64?

    let attributes: [String: [String]]?
    let credentials: [KeycloakCredential]?
    let federatedIdentities: [FederatedIdentity]?

    /// The client of a service account; `nil` for users.
    let serviceAccountClientId: String?

    struct FederatedIdentity: Decodable {
        let identityProvider: String?
        let userId: String?
        let userName: String?
    }
}

extension KeycloakUser: JSONAccount {
    static var listName: String { "users" }
    static var idKey: String { "id" }

    /// The attributes that can contain the phone number, most common first.
    private static let numberAttributes = ["phoneNumber", "phone_number", "phone", "mobile"]

    var draft: AccountDraft {
        get throws(ImportProblem) {
            guard serviceAccountClientId == nil else {
                throw .ofSource("service accounts are not imported")
            }
            var draft = AccountDraft()
            draft.id = id
            draft.email = email
            draft.isEmailVerified = emailVerified ?? false
            draft.displayName = displayName
            draft.isDisabled = enabled.map { !$0 }
            draft.createdAt = createdTimestamp.map(Timestamp.init(milliseconds:))
            draft.phoneNumber = provedNumber
            draft.password = try password
            draft.secondFactors = try secondFactors
            draft.identities = (federatedIdentities ?? []).map(ImportedIdentity.init)
            return draft
        }
    }

    private var displayName: String? {
        let names = [firstName, lastName].compactMap(\.self).filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    /// The phone number if it is marked as verified, because it can be used to sign in.
    private var provedNumber: String? {
        let isProved = ["phoneNumberVerified", "phone_number_verified"].contains { name in
            attributes?[name]?.first?.lowercased() == "true"
        }
        guard isProved else { return nil }
        return Self.numberAttributes.lazy.compactMap { attributes?[$0]?.first }.first
    }

    private var secondFactors: [ImportedSecondFactor] {
        get throws(ImportProblem) {
            var factors: [ImportedSecondFactor] = []
            for credential in credentials ?? [] where credential.type == "otp" {
                var factor = ImportedSecondFactor(id: credential.id)
                factor.totpSecret = try credential.totpSecret
                factor.displayName = credential.userLabel
                factor.enrolledAt = credential.createdDate.map(Timestamp.init(milliseconds:))
                factors.append(factor)
            }
            return factors
        }
    }

    private var password: ImportedPassword? {
        get throws(ImportProblem) {
            guard let credential = credentials?.first(where: { $0.type == "password" }) else {
                return nil
            }
            return .text(try credential.hashText)
        }
    }
}

extension ImportedIdentity {
    /// Keycloak's short names of providers that have another ID in the protocol.
    private static let providers = [
        "google": "google.com", "apple": "apple.com", "facebook": "facebook.com",
        "github": "github.com", "twitter": "twitter.com", "microsoft": "microsoft.com",
    ]

    fileprivate init(_ identity: KeycloakUser.FederatedIdentity) {
        let provider = identity.identityProvider
        self.init(
            provider: provider.map { Self.providers[$0] ?? "oidc.\($0)" },
            rawID: identity.userId
        )
        screenName = identity.userName
    }
}
