import DialtoneBasics

/// Decides which events of one kind in one project get a log line of their own within a minute.
///
/// One network gets few lines, and all networks together not many more, so that neither a single
/// attacker nor a distributed one can flood the log. Further events are counted.
struct SecurityEventTally: Hashable, Sendable {
    static let window = TimeSpan.minutes(1)
    static let linesPerNetwork = 10
    static let lines = 60

    /// The maximum number of networks that are counted; further networks are not counted.
    private static let networkLimit = 500

    let startedAt: Timestamp
    private(set) var omitted = 0
    private var listed = 0
    private var networks: [IPNetwork?: Int] = [:]

    init(startedAt: Timestamp) {
        self.startedAt = startedAt
    }

    /// Whether the tally's minute is over; the clock may also have been set back.
    func isOver(at now: Timestamp) -> Bool {
        now < startedAt || now - startedAt >= Self.window
    }

    /// Counts an event from `network`, and returns whether it gets a line.
    mutating func admits(from network: IPNetwork?) -> Bool {
        let count = networks[network] ?? 0
        if count > 0 || networks.count < Self.networkLimit { networks[network] = count + 1 }
        guard listed < Self.lines, count < Self.linesPerNetwork else {
            omitted += 1
            return false
        }
        listed += 1
        return true
    }

    /// The number of networks that the events came from, at most ``networkLimit``.
    var networkCount: Int { networks.count }

    /// The network that sent the most events.
    var busiest: IPNetwork? {
        networks.max { ($0.value, $1.key.text) < ($1.value, $0.key.text) }?.key
    }
}

extension IPNetwork? {
    fileprivate var text: String { map(\.description) ?? "" }
}
