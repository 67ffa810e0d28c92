package import DialtoneBasics

/// A secret that the database has in encrypted form.
package struct SealedSecret: Hashable, Sendable {
    /// A part of the primary key of a row.
    package enum KeyPart: Hashable, Sendable {
        case text(String)
        case number(Int64)
        case bytes([UInt8])
    }

    package let kind: SealedSecretKind

    /// The primary key of the row.
    package let key: [KeyPart]

    /// Which of the row's secrets it is, if it can have several.
    package let member: String?

    /// What the secret is bound to.
    package let context: String
    package let sealed: [UInt8]

    package init(
        _ kind: SealedSecretKind,
        key: [KeyPart],
        member: String? = nil,
        context: String,
        sealed: [UInt8]
    ) {
        self.kind = kind
        self.key = key
        self.member = member
        self.context = context
        self.sealed = sealed
    }
}

/// The kinds of secrets that the database has in encrypted form: all columns of them.
package enum SealedSecretKind: String, CaseIterable, Sendable {
    case signingKeys
    case hooks
    case formerHookSecrets
    case identityProviders
    case verificationCredentials
    case smsGateways
    case operators
    case secondFactors
    case enrollments
    case importPlans
    case importParts
    case jobPlans
    case jobParts
    case keptKeys
    case numberKeys

    /// The purpose of the key with which they are encrypted.
    package var purpose: MasterKey.Purpose {
        switch self {
        case .signingKeys: .signingKeys
        case .hooks, .formerHookSecrets: .hooks
        case .identityProviders: .providerSecrets
        case .verificationCredentials: .verificationCredentials
        case .smsGateways: .smsGateways
        case .operators: .operators
        case .secondFactors, .enrollments: .secondFactors
        case .importPlans, .importParts: .accountImports
        case .jobPlans, .jobParts: .accountJobs
        case .keptKeys: .keptKeys
        case .numberKeys: .numberKeys
        }
    }

    /// What a secret of this kind is, in a sentence.
    package var noun: String {
        switch self {
        case .signingKeys: "signing key"
        case .hooks: "secret of a hook"
        case .formerHookSecrets: "former secret of a hook"
        case .identityProviders: "client secret of an identity provider"
        case .verificationCredentials: "credential of a verification service"
        case .smsGateways: "secret of an SMS gateway"
        case .operators: "authenticator app of an operator"
        case .secondFactors: "authenticator app of a user"
        case .enrollments: "unfinished enrollment of an authenticator app"
        case .importPlans, .importParts: "import of users"
        case .jobPlans, .jobParts: "job about many users"
        case .keptKeys: "kept key of a former master key"
        case .numberKeys: "key of the phone numbers"
        }
    }
}
