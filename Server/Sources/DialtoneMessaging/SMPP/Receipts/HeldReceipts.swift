import DialtoneCore

/// Receipts that fit no message yet.
///
/// Each is guessed about after a while, since its message may be from before a restart, and once
/// more when it is given up; in between, the SMSC may still name the message.
struct HeldReceipts {
    private static let limit = 10_000

    /// How long a receipt waits for the response that is on its way.
    static let patience = TimeSpan.seconds(10)

    private struct Entry {
        let receipt: DeliveryReceipt

        /// What the message may be called in the response.
        let keys: [String]
        let until: Timestamp

        /// `nil` once it was guessed about.
        var guessAt: Timestamp?
    }

    private var entries: [Int: Entry] = [:]
    private var numbers: [String: [Int]] = [:]
    private var oldest = 0
    private var next = 0

    /// How long a response may take that nobody waits for any more.
    let memory: TimeSpan

    init(memory: TimeSpan) {
        self.memory = memory
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Holds a receipt; returns the oldest if that has to make room and was not guessed about.
    mutating func hold(
        _ receipt: DeliveryReceipt,
        keys: [String],
        at now: Timestamp
    ) -> DeliveryReceipt? {
        entries[next] = Entry(
            receipt: receipt,
            keys: keys,
            until: now + max(memory, Self.patience),
            guessAt: now + Self.patience
        )
        for key in keys { numbers[key, default: []].append(next) }
        next += 1
        guard entries.count > Self.limit else { return nil }
        while entries[oldest] == nil { oldest += 1 }
        return remove(oldest).flatMap { $0.guessAt == nil ? nil : $0.receipt }
    }

    /// Gives up those that may be about the message of that key, in the order in which they came.
    mutating func take(_ key: String) -> [DeliveryReceipt] {
        (numbers[key] ?? []).compactMap { remove($0)?.receipt }
    }

    /// Those to be guessed about at `now`.
    mutating func due(at now: Timestamp) -> [DeliveryReceipt] {
        var due: [DeliveryReceipt] = []
        for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
            if entry.until <= now {
                due.append(entry.receipt)
                _ = remove(number)
            } else if let moment = entry.guessAt, moment <= now {
                due.append(entry.receipt)
                entries[number]?.guessAt = nil
            }
        }
        return due
    }

    private mutating func remove(_ number: Int) -> Entry? {
        guard let entry = entries.removeValue(forKey: number) else { return nil }
        for key in entry.keys {
            numbers[key]?.removeAll { $0 == number }
            if numbers[key]?.isEmpty == true { numbers[key] = nil }
        }
        return entry
    }
}
