import DialtoneBasics
@testable import DialtoneFlows
import Testing

struct SecurityEventTallyTests {
    private let start = Timestamp(seconds: 1_790_000_000)

    @Test func `the first events of a network are logged and the rest counted`() {
        var tally = SecurityEventTally(startedAt: start)
        let network = IPNetwork("203.0.113.0/24")
        let admitted = (0..<1_000).map { _ in tally.admits(from: network) }
        #expect(admitted.prefix(10).allSatisfy { $0 })
        #expect(admitted.count(where: \.self) == SecurityEventTally.linesPerNetwork)
        #expect(tally.omitted == 990)
        #expect(tally.busiest == network)
        let isOtherAdmitted = tally.admits(from: IPNetwork("198.51.100.0/24"))
        #expect(isOtherAdmitted)
    }

    @Test func `all networks together get a limited number of log lines`() {
        var tally = SecurityEventTally(startedAt: start)
        let lines = (0..<20_000).count { index in
            tally.admits(from: IPNetwork("10.\(index / 250).\(index % 250).0/24"))
        }
        #expect(lines == SecurityEventTally.lines)
        #expect(tally.omitted == 20_000 - lines)
        #expect(tally.networkCount <= 500)
    }

    @Test(arguments: [(0, false), (59, false), (60, true), (-1, true)])
    func `a tally ends after a minute, or when the clock is set back`(
        seconds: Int64,
        isOver: Bool
    ) {
        let tally = SecurityEventTally(startedAt: start)
        #expect(tally.isOver(at: start + .seconds(seconds)) == isOver)
    }
}
