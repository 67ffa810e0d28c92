import DialtoneBasics
import DialtoneModel
import Synchronization

/// The circuit breakers of all hooks that this node has called.
package final class HookCircuits: Sendable {
    private let circuits = Mutex<[HookID: HookCircuit]>([:])

    package init() {}

    func admit(_ hook: HookID, at now: Timestamp) -> Bool {
        circuits.withLock { $0[hook, default: HookCircuit()].admit(at: now) }
    }

    func finish(_ hook: HookID, _ outcome: HookCircuit.Outcome, at now: Timestamp) {
        circuits.withLock { $0[hook, default: HookCircuit()].finish(outcome, at: now) }
    }
}
