import DialtoneCore

/// What stands between a request and a message that costs money.
protocol Gate {
    var name: String { get }

    /// Decides on a request, and counts it.
    mutating func evaluate(_ request: GateRequest) -> GateAnswer

    /// Learns that the code of an admitted request was entered.
    mutating func noteEntry(of request: GateRequest, at moment: Timestamp)
}

/// What a gate may know of an errand: never whether it is honest.
struct GateRequest {
    let errand: Errand
    let price: Money
    let at: Timestamp
}

/// What a gate says.
enum GateAnswer: Equatable {
    case admitted
    case proofRequired
    /// Refused for so many seconds, as far as that is known.
    case refused(seconds: Double?)
}
