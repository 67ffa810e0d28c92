import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import Testing

@Suite struct RelayStateTests {
    private typealias Step = RelayState.Step

    private func refusal(_ reason: SendProblem.Reason) -> SendOutcome {
        .permanent(SendProblem(reason, "No."))
    }

    private func later(_ delay: TimeSpan? = nil) -> SendOutcome {
        .retryable(SendProblem(.unavailable, "Not now."), after: delay)
    }

    @Test func `a message ends with the first candidate that accepts it`() {
        let state = Course(candidateCount: 3)
        #expect(state.begin() == [.offer(candidate: 0, .first)])
        #expect(state.answered(0, .taken()) == [.finish(.taken)])
        #expect(state.late(0) == [])
        #expect(state.deadlinePassed() == [])
        #expect(!state.isAwaiting)
    }

    @Test func `candidates follow each other, and the last reason is reported`() {
        let state = Course(candidateCount: 2)
        _ = state.begin()
        #expect(state.answered(0, refusal(.balance)) == [.offer(candidate: 1, .failover)])
        #expect(state.answered(1, refusal(.unreachable)) == [.finish(.failed(.unreachable))])
    }

    @Test func `a hedge that refuses is followed by the next candidate`() {
        let state = Course(candidateCount: 3)
        _ = state.begin()
        #expect(state.late(0) == [.offer(candidate: 1, .hedge)])
        #expect(state.answered(1, later()) == [.offer(candidate: 2, .hedge)])
        #expect(state.answered(2, refusal(.balance)) == [])
        #expect(state.answered(0, .taken()) == [.finish(.taken)])
    }

    @Test func `after a broken connection the next candidate waits for the hedge delay`() {
        let state = Course(candidateCount: 2)
        _ = state.begin()
        #expect(state.answered(0, .lost) == [])
        #expect(state.late(0) == [.offer(candidate: 1, .hedge)])
        #expect(state.answered(1, refusal(.balance)) == [.finish(.unknown)])
    }

    @Test func `a number refused as invalid ends the offers, but the message may have arrived`() {
        let state = Course(candidateCount: 3)
        _ = state.begin()
        _ = state.late(0)
        #expect(state.answered(1, refusal(.invalidNumber)) == [])
        #expect(state.answered(0, .lost) == [.finish(.unknown)])
    }

    @Test func `candidates with temporary failures are each tried twice at most`() {
        let state = Course(candidateCount: 2)
        _ = state.begin()
        _ = state.answered(0, later(.seconds(3)))
        #expect(state.answered(1, later()) == [.wait(candidate: 0, .seconds(3))])
        #expect(state.retryDue(0) == [.offer(candidate: 0, .retry)])
        #expect(state.answered(2, later()) == [.wait(candidate: 1, nil)])
        #expect(state.retryDue(1) == [.offer(candidate: 1, .retry)])
        #expect(state.answered(3, later()) == [.finish(.failed(.unavailable))])
        #expect(state.retryDue(1) == [])
    }

    @Test func `at the deadline the outcome is unknown or failed, by what may have been sent`() {
        let silent = Course(candidateCount: 1)
        _ = silent.begin()
        #expect(silent.deadlinePassed() == [.finish(.unknown)])
        #expect(silent.isAwaiting)
        #expect(silent.answered(0, .taken()) == [])
        let refused = Course(candidateCount: 1)
        _ = refused.begin()
        _ = refused.answered(0, later())
        #expect(refused.deadlinePassed() == [.finish(.failed(.unavailable))])
    }

    /// In any order of events, a message ends once, and never fails while a gateway may have it.
    @Test(arguments: 0..<200)
    func `every sequence of events ends exactly once with a correct outcome`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let state = Course(candidateCount: Int.random(in: 1...4, using: &random))
        var endings: [RelayState.Ending] = []
        var awaited: [Int] = []
        var waits: [Int] = []
        var offers = 0
        var mayHaveLeft = false
        func perform(_ steps: [Step]) {
            for step in steps {
                switch step {
                case .offer:
                    awaited.append(offers)
                    offers += 1
                case .wait(let candidate, _): waits.append(candidate)
                case .finish(let ending): endings.append(ending)
                }
            }
        }
        perform(state.begin())
        for _ in 0..<100 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4 where !awaited.isEmpty:
                let number = awaited.remove(at: Int.random(in: awaited.indices, using: &random))
                let outcomes = [
                    SendOutcome.taken(), .lost, later(), refusal(.balance),
                    refusal(.invalidNumber),
                ]
                let outcome = outcomes[Int.random(in: outcomes.indices, using: &random)]
                if outcome == .taken() || outcome == .lost { mayHaveLeft = true }
                perform(state.answered(number, outcome))
            case 4..<7 where offers > 0:
                perform(state.late(Int.random(in: 0..<offers, using: &random)))
            case 7..<9 where !waits.isEmpty:
                perform(state.retryDue(waits.removeFirst()))
            default: break
            }
        }
        let left = mayHaveLeft || !awaited.isEmpty
        perform(state.deadlinePassed())
        #expect(endings.count == 1)
        if case .failed = endings.first { #expect(!left) }
    }
}

/// A value that changes in the middle of an expectation.
private final class Course {
    private var state: RelayState

    init(candidateCount: Int) {
        state = RelayState(candidateCount: candidateCount)
    }

    var isAwaiting: Bool { state.isAwaiting }

    func begin() -> [RelayState.Step] { state.begin() }

    func answered(_ number: Int, _ outcome: SendOutcome) -> [RelayState.Step] {
        state.answered(number, outcome)
    }

    func late(_ number: Int) -> [RelayState.Step] { state.late(number) }
    func retryDue(_ candidate: Int) -> [RelayState.Step] { state.retryDue(candidate) }
    func deadlinePassed() -> [RelayState.Step] { state.deadlinePassed() }
}

private struct SplitMix: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var word = seed
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
