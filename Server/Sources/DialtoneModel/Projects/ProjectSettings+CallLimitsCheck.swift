import DialtoneBasics
import DialtoneSendGuard

extension ProjectSettings {
    private static let mostExemptNetworks = 100

    func checkCallLimits() throws(Refusal) {
        for network in callLimits.exemptNetworks where IPNetwork(network) == nil {
            throw .invalidArgument(
                field: "callLimits.exemptNetworks",
                problem: "must be IP addresses and networks, such as 203.0.113.0/24"
            )
        }
        try Self.require(
            callLimits.exemptNetworks.count,
            in: 0...Self.mostExemptNetworks,
            "callLimits.exemptNetworks"
        )
        for call in LimitedCall.allCases {
            let limit = callLimits[call]
            let name = "callLimits.\(call.rawValue)"
            try Self.check(limit.address, "\(name).address")
            try Self.check(limit.network, "\(name).network")
        }
    }

    static func check(_ rate: CallRate, _ field: String) throws(Refusal) {
        let counts = 0...1_000_000_000
        try require(rate.per10Minutes ?? 0, in: counts, "\(field).per10Minutes")
        try require(rate.perHour ?? 0, in: counts, "\(field).perHour")
        try require(rate.perDay ?? 0, in: counts, "\(field).perDay")
    }
}
