import DialtoneModel
import DialtoneSendGuard

extension CallLimitRefusal {
    var securityReason: SecurityEventReason {
        dimension == .address ? .addressLimit : .networkLimit
    }
}
