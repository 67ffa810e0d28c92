import DialtoneCore
import Foundation

/// Says on standard error how far a long command is.
///
/// On a terminal one line changes in place; elsewhere, as in a log, there is a line now and then.
/// A command that is over before says nothing.
struct ProgressDisplay {
    private let clock: ServerClock
    private let startedAt: Timestamp
    private let firstCount: Int

    /// How many there are in all; `nil` if the number is unknown.
    private let total: Int?

    private let isTerminal: Bool
    private let show: @Sendable (String) -> Void
    private var shownAt: Timestamp

    init(
        startingAt count: Int,
        of total: Int? = nil,
        isTerminal: Bool = isatty(STDERR_FILENO) == 1,
        clock: ServerClock = .system(),
        show: (@Sendable (String) -> Void)? = nil
    ) {
        firstCount = count
        self.total = total
        self.isTerminal = isTerminal
        self.clock = clock
        self.show = show ?? (isTerminal ? Terminal.replaceLine : Terminal.complain)
        startedAt = clock.now
        shownAt = clock.now
    }

    private var interval: TimeSpan { isTerminal ? .seconds(1) : .seconds(30) }

    mutating func update(_ count: Int, _ what: String) {
        let now = clock.now
        guard now - shownAt >= interval else { return }
        shownAt = now
        show(line(count, what, after: now - startedAt))
    }

    /// Clears the line, so that the command's result stands alone.
    func finish() {
        if isTerminal, shownAt > startedAt { show("") }
    }

    private func line(_ count: Int, _ what: String, after time: TimeSpan) -> String {
        let rate = Int64(count - firstCount) * 1_000 / max(1, time.milliseconds)
        let speed = "\(rate) per second"
        guard let total, total > 0, count <= total else { return "\(count) \(what), \(speed)" }
        let percent = count * 100 / total
        let rest =
            rate > 0 ? ", \(TimeSpan.seconds(Int64(total - count) / rate).readable) left" : ""
        return "\(count) of \(total) \(what) (\(percent) %), \(speed)\(rest)"
    }
}
