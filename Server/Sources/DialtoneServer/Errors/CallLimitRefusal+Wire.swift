import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal for a call limit; `limit` in the metadata names the setting.
    init(of refusal: CallLimitRefusal, retryAfter wait: TimeSpan) {
        let isAddress = refusal.dimension == .address
        let place = isAddress ? "this address" : "this network"
        self.init(
            throttled: isAddress ? .addressLimit : .networkLimit,
            "\(Self.subject(of: refusal.call)) from \(place).",
            wait
        )
        metadata = ["limit": refusal.setting]
    }

    private static func subject(of call: LimitedCall) -> String {
        switch call {
        case .passwords: "Too many passwords were tried"
        case .signUps: "Too many accounts were created"
        case .mails: "Too many e-mails were requested"
        case .lookups: "Too many addresses were looked up"
        case .tokens: "Too many tokens were rejected"
        }
    }
}
