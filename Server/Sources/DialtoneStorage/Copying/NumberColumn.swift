import PhoneNumbers

/// A column with phone numbers.
enum NumberColumn {
    /// A number.
    case number
    /// A text that is encrypted as a whole, or if it has a number.
    case text, subject
    /// JSON with single numbers.
    case credentials, formerSignIn

    /// All of them, by table and name.
    static let all: [String: [String: NumberColumn]] = [
        "account": ["phone_number": .number, "credentials": .credentials],
        "action_code": ["phone_number": .number, "former_sign_in": .formerSignIn],
        "attempt_ledger": ["subject": .subject],
        "audit_detail": ["target_id": .subject, "content": .text],
        "hook_delivery": ["body": .text],
        "known_installation": ["phone_number": .number],
        "message": ["phone_number": .number],
        "number_claim": ["phone_number": .number],
        "operator_mail": ["subject": .subject, "body": .text],
        "phone_ledger": ["phone_number": .number],
        "send_alert": ["dimension": .subject],
        "send_decision": ["phone_number": .number],
        "send_tally": ["subject": .subject],
        "server_alert": ["subject": .subject],
        "temporary_proof": ["phone_number": .number],
        "test_number": ["phone_number": .number],
        "verification_session": ["phone_number": .number],
    ]

    func converted(_ value: SQLValue, by storages: NumberStorages) throws -> SQLValue {
        switch self {
        case .number: try convert(value, as: PhoneNumber?.self, by: storages)
        case .text: try convert(value, as: NumberText?.self, by: storages)
        case .subject: try convert(value, as: NumberSubject?.self, by: storages)
        case .credentials: try convert(value, as: AccountCredentials?.self, by: storages)
        case .formerSignIn: try convert(value, as: StoredFormerSignIn?.self, by: storages)
        }
    }

    private func convert<Value: SQLConvertible>(
        _ value: SQLValue,
        as type: Value.Type,
        by storages: NumberStorages
    ) throws -> SQLValue {
        guard let read = try Value.read(value, by: storages.source) else {
            throw StorageError.corrupt
        }
        return try read.stored(by: storages.target)
    }
}
