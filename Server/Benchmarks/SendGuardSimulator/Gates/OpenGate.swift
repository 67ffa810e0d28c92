import DialtoneBasics

/// Admits every request, like a server without a guard.
struct OpenGate: Gate {
    let name = "no guard"

    mutating func evaluate(_ request: GateRequest) -> GateAnswer { .admitted }

    mutating func noteEntry(of request: GateRequest, at moment: Timestamp) {}
}
