import DialtoneCore

/// Lets everything pass, as a server without a guard does.
struct OpenGate: Gate {
    let name = "no guard"

    mutating func evaluate(_ request: GateRequest) -> GateAnswer { .admitted }

    mutating func noteEntry(of request: GateRequest, at moment: Timestamp) {}
}
