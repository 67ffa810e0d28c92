import DialtoneBasics
import DialtoneTestSupport
import Synchronization
import Testing

@testable import dialtone

struct ProgressDisplayTests {
    private final class Screen: Sendable {
        private let shown = Mutex<[String]>([])

        var lines: [String] { shown.withLock { $0 } }

        func show(_ line: String) { shown.withLock { $0.append(line) } }
    }

    /// Returns the output of a display that is updated with 100 more users each second.
    private func lines(seconds: Int, of total: Int?, isTerminal: Bool) -> [String] {
        let clock = StoppedClock()
        let screen = Screen()
        var display = ProgressDisplay(
            startingAt: 0,
            of: total,
            isTerminal: isTerminal,
            clock: clock.serverClock,
            show: screen.show
        )
        for second in 0...seconds {
            display.update(second * 100, "users written")
            clock.advance(by: .seconds(1))
        }
        display.finish()
        return screen.lines
    }

    @Test func `in a log progress is a line twice a minute, with share and time left`() {
        let lines = lines(seconds: 60, of: 12_000, isTerminal: false)
        #expect(
            lines == [
                "3000 of 12000 users written (25 %), 100 per second, 1 min 30 s left",
                "6000 of 12000 users written (50 %), 100 per second, 1 min 0 s left",
            ]
        )
    }

    @Test func `on a terminal the line changes each second, and is cleared at the end`() {
        let lines = lines(seconds: 2, of: nil, isTerminal: true)
        #expect(
            lines == [
                "100 users written, 100 per second", "200 users written, 100 per second", "",
            ]
        )
    }

    @Test(arguments: [true, false])
    func `a command that ends at once shows no progress`(isTerminal: Bool) {
        #expect(lines(seconds: 0, of: 100, isTerminal: isTerminal).isEmpty)
    }
}
