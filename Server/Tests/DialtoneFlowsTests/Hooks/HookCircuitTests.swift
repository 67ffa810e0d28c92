import DialtoneBasics
@testable import DialtoneFlows
import DialtoneModel
import Testing

struct HookCircuitTests {
    private let start = Timestamp(seconds: 1_000)
    private let hook = HookID(rawValue: "hook_a")

    private func broken() -> HookCircuits {
        let circuit = HookCircuits()
        for _ in 0..<HookCircuit.failureLimit {
            #expect(circuit.admit(hook, at: start))
            circuit.finish(hook, .failed, at: start)
        }
        return circuit
    }

    @Test func `after consecutive failures a hook is not called for a while`() {
        let circuit = broken()
        #expect(!circuit.admit(hook, at: start + .seconds(29)))
        #expect(circuit.admit(hook, at: start + HookCircuit.pause))
    }

    @Test func `after the pause the result of one call decides`() {
        let circuit = broken()
        let later = start + HookCircuit.pause
        #expect(circuit.admit(hook, at: later))
        #expect(!circuit.admit(hook, at: later))
        circuit.finish(hook, .understood, at: later)
        #expect(circuit.admit(hook, at: later))
    }

    @Test func `a failed call after the pause starts another pause`() {
        let circuit = broken()
        let later = start + HookCircuit.pause
        #expect(circuit.admit(hook, at: later))
        circuit.finish(hook, .failed, at: later)
        #expect(!circuit.admit(hook, at: later + .seconds(29)))
        #expect(circuit.admit(hook, at: later + HookCircuit.pause))
    }

    @Test func `a success between failures keeps the hook in use`() {
        let circuit = HookCircuits()
        for number in 1...20 {
            #expect(circuit.admit(hook, at: start))
            circuit.finish(hook, number.isMultiple(of: 4) ? .understood : .failed, at: start)
        }
        #expect(circuit.admit(hook, at: start))
    }

    @Test func `concurrent calls do not exceed the limit`() {
        let circuit = HookCircuits()
        for _ in 0..<HookCircuit.concurrencyLimit { #expect(circuit.admit(hook, at: start)) }
        #expect(!circuit.admit(hook, at: start))
        circuit.finish(hook, .abandoned, at: start)
        #expect(circuit.admit(hook, at: start))
    }
}
