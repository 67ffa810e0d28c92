import DialtoneBasics
import DialtoneModel

/// A column with encrypted secrets.
struct SealedColumn: Sendable {
    let table: String
    let column: String

    /// The columns of the primary key.
    let key: [String]

    /// What else holds for the rows; `nil` for all rows.
    var condition: String?

    /// What the secret of a row is bound to.
    let context: @Sendable (SQLRow) throws -> String
}

extension SealedColumn {
    /// The column of a kind; `nil` for authenticator apps of users, which are within JSON.
    init?(_ kind: SealedSecretKind) {
        switch kind {
        case .secondFactors: return nil
        case .signingKeys: self = .signingKey
        case .hooks: self = .hook("sealed_secret")
        case .formerHookSecrets: self = .hook("sealed_previous_secret")
        case .identityProviders: self = .identityProvider
        case .verificationCredentials: self = .verificationCredential
        case .smsGateways: self = .smsGateway
        case .operators: self = .operatorApp
        case .enrollments: self = .enrollment
        case .importPlans: self = .importPlan
        case .importParts: self = .importPart
        case .jobPlans: self = .jobPlan
        case .jobParts: self = .jobPart
        case .keptKeys: self = .keptKey
        case .numberKeys: self = .numberKey
        }
    }

    private static let signingKey = SealedColumn(
        table: "signing_key",
        column: "sealed_private_key",
        key: ["signing_key_id"],
        condition: "withdrawn_at IS NULL",
        context: { SealedContext.signingKey(try $0["signing_key_id"]) }
    )

    private static func hook(_ column: String) -> SealedColumn {
        SealedColumn(
            table: "hook",
            column: column,
            key: ["hook_id"],
            context: { SealedContext.hook(try $0["hook_id"]) }
        )
    }

    private static let identityProvider = SealedColumn(
        table: "identity_provider",
        column: "sealed_client_secret",
        key: ["project_id", "provider_id"],
        context: {
            SealedContext.clientSecret(of: try $0["provider_id"], in: try $0["project_id"])
        }
    )

    private static let verificationCredential = SealedColumn(
        table: "verification_credential",
        column: "sealed_secret",
        key: ["project_id", "service", "name"],
        context: {
            SealedContext.verificationCredential(
                try $0["service"],
                try $0["name"],
                in: try $0["project_id"]
            )
        }
    )

    private static let smsGateway = SealedColumn(
        table: "sms_gateway",
        column: "sealed_secrets",
        key: ["name"],
        context: { SealedContext.smsGateway(try $0["name"]) }
    )

    private static let operatorApp = SealedColumn(
        table: "operator",
        column: "sealed_secret",
        key: ["operator_id"],
        context: { SealedContext.operatorApp(try $0["operator_id"]) }
    )

    private static let enrollment = SealedColumn(
        table: "totp_enrollment",
        column: "sealed_secret",
        key: ["totp_enrollment_digest"],
        context: {
            SealedContext.secondFactor(
                try $0["second_factor_id"],
                of: try $0["account_id"],
                in: try $0["project_id"]
            )
        }
    )

    private static let importPlan = SealedColumn(
        table: "account_import",
        column: "sealed_plan",
        key: ["account_import_id"],
        context: { SealedContext.importPlan(try $0["account_import_id"]) }
    )

    private static let importPart = SealedColumn(
        table: "account_import_part",
        column: "content",
        key: ["account_import_id", "kind", "seq"],
        context: {
            SealedContext.importPart(
                try $0["account_import_id"],
                try $0["kind"],
                try $0["seq"]
            )
        }
    )

    private static let jobPlan = SealedColumn(
        table: "account_job",
        column: "sealed_plan",
        key: ["account_job_id"],
        context: { SealedContext.jobPlan(try $0["account_job_id"]) }
    )

    private static let jobPart = SealedColumn(
        table: "account_job_part",
        column: "content",
        key: ["account_job_id", "kind", "seq"],
        context: {
            SealedContext.jobPart(try $0["account_job_id"], try $0["kind"], try $0["seq"])
        }
    )

    private static let keptKey = SealedColumn(
        table: "kept_key",
        column: "sealed_key",
        key: ["kept_key_id"],
        context: { SealedContext.keptKey(try $0["kept_key_id"]) }
    )

    private static let numberKey = SealedColumn(
        table: "number_storage",
        column: "sealed_key",
        key: ["number_storage_id"],
        context: { SealedContext.numberKey(try $0["number_storage_id"]) }
    )
}

extension SealedSecret.KeyPart: SQLConvertible {
    var sqlValue: SQLValue {
        switch self {
        case .text(let value): .text(value)
        case .number(let value): .integer(value)
        case .bytes(let value): .blob(value)
        }
    }

    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .text(let value): self = .text(value)
        case .integer(let value): self = .number(value)
        case .blob(let value): self = .bytes(value)
        case .null: return nil
        }
    }
}
