import DialtoneBasics

/// The receipts that match no message yet.
///
/// After ``timeout``, a receipt is reported once with a guessed message ID, since its message may
/// be from before a restart. It is reported again when it expires; until then, the SMSC may still
/// name its message.
struct HeldReceipts {
    private static let limit = 10_000

    /// How long a receipt waits for the response to its message before its ID is guessed.
    static let timeout = TimeSpan.seconds(10)

    private struct Entry {
        let receipt: DeliveryReceipt

        /// The IDs that the SMSC may have used in the response.
        let keys: [String]
        let until: Timestamp

        /// When to guess the message ID; `nil` if it was guessed already.
        var guessAt: Timestamp?
    }

    private var entries: [Int: Entry] = [:]
    private var numbers: [String: [Int]] = [:]
    private var oldest = 0
    private var next = 0

    /// How long a late response is accepted after its request has timed out.
    let memory: TimeSpan

    init(memory: TimeSpan) {
        self.memory = memory
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Adds a receipt; returns the oldest one if it is removed without having been reported.
    mutating func hold(
        _ receipt: DeliveryReceipt,
        keys: [String],
        at now: Timestamp
    ) -> DeliveryReceipt? {
        entries[next] = Entry(
            receipt: receipt,
            keys: keys,
            until: now + max(memory, Self.timeout),
            guessAt: now + Self.timeout
        )
        for key in keys { numbers[key, default: []].append(next) }
        next += 1
        guard entries.count > Self.limit else { return nil }
        while entries[oldest] == nil { oldest += 1 }
        return remove(oldest).flatMap { $0.guessAt == nil ? nil : $0.receipt }
    }

    /// Removes and returns the receipts that may belong to the message ID, oldest first.
    mutating func take(_ key: String) -> [DeliveryReceipt] {
        (numbers[key] ?? []).compactMap { remove($0)?.receipt }
    }

    /// Returns the receipts to report with a guessed ID at `now`.
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
