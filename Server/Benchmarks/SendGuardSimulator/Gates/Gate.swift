import DialtoneBasics

/// A fraud protection that is simulated: it decides whether a request gets a paid message.
protocol Gate {
    var name: String { get }

    /// Evaluates a request, and counts it.
    mutating func evaluate(_ request: GateRequest) -> GateAnswer

    /// Records that the code of an admitted request was entered.
    mutating func noteEntry(of request: GateRequest, at moment: Timestamp)
}

/// The information about a request that a gate gets: never whether it is legitimate.
struct GateRequest {
    let signIn: SimulatedSignIn
    let price: Money
    let at: Timestamp
}

/// The decision of a gate.
enum GateAnswer: Equatable {
    case admitted
    case proofRequired
    /// Refused; `seconds` is how long to wait, if known.
    case refused(seconds: Double?)
}
