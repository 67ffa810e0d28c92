package import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

extension Timestamp: SQLConvertible {
    var sqlValue: SQLValue { .integer(milliseconds) }

    init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self.init(milliseconds: value)
    }
}

extension OneTimeCode: SQLConvertible {
    var sqlValue: SQLValue { .text(digits) }

    init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self.init(typed: value)
    }
}

extension SessionID: SQLConvertible {
    var sqlValue: SQLValue { .blob(bytes) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self.init(bytes: value)
    }
}

extension VerificationSessionID: SQLConvertible {
    var sqlValue: SQLValue { .blob(bytes) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self.init(bytes: value)
    }
}

extension PasskeyID: SQLConvertible {
    var sqlValue: SQLValue { .blob(bytes) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self.init(bytes: value)
    }
}

extension AuthenticatorKind: SQLConvertible {
    var sqlValue: SQLValue { .blob(bytes) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self.init(bytes: value)
    }
}

extension TokenDigest: SQLConvertible {
    var sqlValue: SQLValue { .blob(bytes) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self.init(bytes: value)
    }
}

extension CodeDigest: SQLConvertible {
    var sqlValue: SQLValue { .blob(bytes) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self.init(bytes: value)
    }
}
