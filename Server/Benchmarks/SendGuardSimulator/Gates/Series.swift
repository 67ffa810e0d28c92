/// Event counts in intervals of a tenth of an hour, for fifteen days.
struct Series {
    enum Kind: Int { case sent, entered }

    private static let step: Int64 = 360_000
    private static let stepsPerDay: Int64 = 240
    private static let memory: Int64 = 15

    private var counts: [Int64: [Int]] = [:]
    private var days: [Int64: Int] = [:]

    mutating func add(_ kind: Kind, at moment: Int64) {
        let step = moment / Self.step
        if counts[step] == nil { forget(before: step) }
        counts[step, default: [0, 0]][kind.rawValue] += 1
        if kind == .entered { days[step / Self.stepsPerDay, default: 0] += 1 }
    }

    /// Returns the number of events in the last `hours`.
    func count(_ kind: Kind, hours: Int64, at moment: Int64) -> Int {
        let last = moment / Self.step
        let first = last - hours * 10 + 1
        if Int64(counts.count) < hours * 10 {
            return counts.reduce(0) { sum, entry in
                entry.key >= first ? sum + entry.value[kind.rawValue] : sum
            }
        }
        return (first...last).reduce(0) { $0 + (counts[$1]?[kind.rawValue] ?? 0) }
    }

    /// Returns the number of messages in the last `hours` minus the codes that were entered.
    func unanswered(hours: Int64, at moment: Int64) -> Int {
        max(0, count(.sent, hours: hours, at: moment) - count(.entered, hours: hours, at: moment))
    }

    /// Returns the highest number of entered codes on one of the last fourteen days.
    func bestDay(before moment: Int64) -> Int {
        let today = moment / Self.step / Self.stepsPerDay
        return days.reduce(0) { best, day in
            day.key < today && day.key >= today - 14 ? max(best, day.value) : best
        }
    }

    private mutating func forget(before step: Int64) {
        let oldest = step - Self.stepsPerDay
        for key in counts.keys where key < oldest { counts[key] = nil }
        for day in days.keys where day < step / Self.stepsPerDay - Self.memory { days[day] = nil }
    }
}
