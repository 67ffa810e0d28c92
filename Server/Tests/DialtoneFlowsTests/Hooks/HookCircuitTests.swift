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

    @Test func `after failures in a row the hook is left alone for a while`() {
        let circuit = broken()
        #expect(!circuit.admit(hook, at: start + .seconds(29)))
        #expect(circuit.admit(hook, at: start + HookCircuit.pause))
    }

    @Test func `after the pause one question decides for all`() {
        let circuit = broken()
        let later = start + HookCircuit.pause
        #expect(circuit.admit(hook, at: later))
        #expect(!circuit.admit(hook, at: later))
        circuit.finish(hook, .understood, at: later)
        #expect(circuit.admit(hook, at: later))
    }

    @Test func `a failure after the pause begins another one`() {
        let circuit = broken()
        let later = start + HookCircuit.pause
        #expect(circuit.admit(hook, at: later))
        circuit.finish(hook, .failed, at: later)
        #expect(!circuit.admit(hook, at: later + .seconds(29)))
        #expect(circuit.admit(hook, at: later + HookCircuit.pause))
    }

    @Test func `an answer between failures keeps the hook in use`() {
        let circuit = HookCircuits()
        for number in 1...20 {
            #expect(circuit.admit(hook, at: start))
            circuit.finish(hook, number.isMultiple(of: 4) ? .understood : .failed, at: start)
        }
        #expect(circuit.admit(hook, at: start))
    }

    @Test func `no more questions are under way than the limit`() {
        let circuit = HookCircuits()
        for _ in 0..<HookCircuit.concurrencyLimit { #expect(circuit.admit(hook, at: start)) }
        #expect(!circuit.admit(hook, at: start))
        circuit.finish(hook, .abandoned, at: start)
        #expect(circuit.admit(hook, at: start))
    }
}
