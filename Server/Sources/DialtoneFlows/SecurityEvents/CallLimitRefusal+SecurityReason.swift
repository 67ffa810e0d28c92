package import DialtoneModel
import DialtoneSendGuard

extension CallLimitRefusal {
    package var securityReason: SecurityEventReason {
        dimension == .address ? .addressLimit : .networkLimit
    }
}
