package import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

/// A value that can be stored in a column.
protocol SQLConvertible {
    var sqlValue: SQLValue { get throws }

    /// `nil` if the column contains another type or value.
    init?(sqlValue: SQLValue)

    /// The value as a database with this storage of phone numbers has it.
    func stored(by numbers: NumberStorage) throws -> SQLValue

    /// Reads a value of a database; `nil` if the column contains another type or value.
    static func read(_ value: SQLValue, by numbers: NumberStorage) throws -> Self?
}

/// Most values have no phone number, and are stored in one way.
extension SQLConvertible {
    func stored(by numbers: NumberStorage) throws -> SQLValue { try sqlValue }

    static func read(_ value: SQLValue, by numbers: NumberStorage) throws -> Self? {
        Self(sqlValue: value)
    }
}

extension Int64: SQLConvertible {
    var sqlValue: SQLValue { .integer(self) }

    init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self = value
    }
}

extension Int: SQLConvertible {
    var sqlValue: SQLValue { .integer(Int64(self)) }

    init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self.init(exactly: value)
    }
}

/// Stored as zero or one in both databases, because SQLite has no Boolean type.
extension Bool: SQLConvertible {
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }

    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }
}

extension String: SQLConvertible {
    var sqlValue: SQLValue { .text(self) }

    init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self = value
    }
}

extension [UInt8]: SQLConvertible {
    var sqlValue: SQLValue { .blob(self) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self = value
    }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
    var sqlValue: SQLValue { get throws { try self?.sqlValue ?? .null } }

    init?(sqlValue: SQLValue) {
        if sqlValue == .null {
            self = nil
            return
        }
        guard let value = Wrapped(sqlValue: sqlValue) else { return nil }
        self = value
    }

    func stored(by numbers: NumberStorage) throws -> SQLValue {
        try self?.stored(by: numbers) ?? .null
    }

    static func read(_ value: SQLValue, by numbers: NumberStorage) throws -> Self? {
        if value == .null { return .some(.none) }
        return try Wrapped.read(value, by: numbers).map { .some($0) }
    }
}

extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
    var sqlValue: SQLValue { get throws { try rawValue.sqlValue } }

    init?(sqlValue: SQLValue) {
        guard let value = RawValue(sqlValue: sqlValue) else { return nil }
        self.init(rawValue: value)
    }
}

extension AccountID: SQLConvertible {}
extension ProjectID: SQLConvertible {}
extension SignInProvider: SQLConvertible {}
extension VerificationPurpose: SQLConvertible {}
extension SecondFactorID: SQLConvertible {}
extension RelyingApp.Platform: SQLConvertible {}
extension ActionPurpose: SQLConvertible {}
extension AttemptLedger.Kind: SQLConvertible {}
extension AdminRole: SQLConvertible {}
extension OperatorID: SQLConvertible {}
extension OperatorName: SQLConvertible {}
extension VerificationService: SQLConvertible {}
extension AppProofCount.Outcome: SQLConvertible {}
extension ActivityCount.Kind: SQLConvertible {}
extension PushReceipt.State: SQLConvertible {}
extension PushEnvironment: SQLConvertible {}
extension PushReason: SQLConvertible {}
