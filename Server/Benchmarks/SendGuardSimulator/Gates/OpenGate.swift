import DialtoneCore

/// Lets everything pass, as a server without a guard does.
struct OpenGate: Gate {
    let name = "no guard"

    mutating func judge(_ request: GateRequest) -> GateAnswer { .admitted }

    mutating func noteEntry(of request: GateRequest, at moment: Timestamp) {}
}
