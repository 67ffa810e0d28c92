import DialtoneCore

/// Says on standard error how far a long command is: at first at once, then every few seconds.
struct ProgressDisplay {
    private static let interval = TimeSpan.seconds(5)

    private let clock = ServerClock.system()
    private let startedAt: Timestamp
    private let firstCount: Int
    private var shownAt: Timestamp?

    init(startingAt count: Int) {
        firstCount = count
        startedAt = clock.now
    }

    mutating func update(_ count: Int, _ what: String) {
        let now = clock.now
        if let shownAt, now - shownAt < Self.interval { return }
        shownAt = now
        let rate = Int64(count - firstCount) * 1_000 / max(1, (now - startedAt).milliseconds)
        Terminal.complain("\(count) \(what), \(rate) a second")
    }
}
