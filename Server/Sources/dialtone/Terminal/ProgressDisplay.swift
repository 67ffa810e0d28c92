import DialtoneBasics
import DialtoneDiagnostics
import Foundation

/// Prints the progress of a long command on standard error.
///
/// On a terminal, one line is updated in place; elsewhere, such as in a log, there is a line now
/// and then. A command that ends sooner prints nothing.
struct ProgressDisplay {
    private let clock: ServerClock
    private let startedAt: Timestamp
    private let firstCount: Int

    /// The total; `nil` if it is unknown.
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

    /// Clears the line before the command's result is printed.
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
