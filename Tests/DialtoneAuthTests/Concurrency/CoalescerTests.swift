import Testing

@testable import DialtoneAuth

struct CoalescerTests {
    @Test(arguments: [true, false])
    func `abandoned work is canceled only if the coalescer is set to`(ends: Bool) async {
        let coalescer = Coalescer<Int, Int>(endsAbandoned: ends)
        let (started, go, outcomes) = (Latch<Bool>(), Latch<Bool>(), Recorder<Bool>())
        let caller = Task {
            try await coalescer.value(for: 1) {
                started.set(true)
                do {
                    _ = try await go.value()
                    outcomes.record(true)
                } catch {
                    outcomes.record(false)
                }
                return 1
            }
        }
        _ = try? await started.value()
        caller.cancel()
        await #expect(throws: CancellationError.self) { try await caller.value }
        go.set(true)
        await eventually { outcomes.values == [!ends] }
    }
}
