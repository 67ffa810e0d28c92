import DialtoneModel
import DialtoneSendGuard

extension SendRefusal {
    var securityReason: SecurityEventReason? {
        switch self {
        case .numberKindNotAllowed: .numberKindNotAllowed
        case .numberOptedOut: nil
        case .limit(let dimension, _): dimension.securityReason
        case .prefixHeld: .heldPrefix
        case .spendCap: .projectSpendCap
        case .serverSpendCap: .serverSpendCap
        }
    }
}

extension SendDimension.Kind {
    fileprivate var securityReason: SecurityEventReason {
        switch self {
        case .instance: .deviceLimit
        case .address: .addressLimit
        case .prefix: .prefixLimit
        case .network: .networkLimit
        case .app: .appCap
        case .country: .countryCap
        case .project: .projectCap
        case .server: .serverSpendCap
        }
    }
}
