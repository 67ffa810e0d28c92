package import DialtoneModel
import PhoneNumbers

/// States are stored by rank, so that a comparison in SQL prevents a state from going back.
extension DeliveryState: SQLConvertible {
    var sqlValue: SQLValue { .integer(Int64(rank)) }

    init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue,
            let state = Self.allCases.first(where: { Int64($0.rank) == value })
        else { return nil }
        self = state
    }
}

extension AttemptID: SQLConvertible {
    var sqlValue: SQLValue { .blob(bytes) }

    init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self.init(bytes: value)
    }
}

extension MessageAlphabet: SQLConvertible {}
extension SendProblem.Reason: SQLConvertible {}
extension MessageAttempt.Cause: SQLConvertible {}
extension MessageAttempt.Outcome: SQLConvertible {}
extension SMSGatewayKind: SQLConvertible {}
extension SMSRoute.Mode: SQLConvertible {}
extension NumberScope: SQLConvertible {}
