import DialtoneCore

/// What the inbox holds: the newest items of all projects, up to a number and a size.
///
/// Codes that may still be good are found without a look at the others.
struct InboxContents {
    private struct Shelf {
        /// Of all entries, oldest first.
        var numbers: [Int] = []

        /// Of the entries whose code has no known end, oldest first.
        var open: [Int] = []

        /// The same for each recipient.
        var openByRecipient: [String: [Int]] = [:]
    }

    private let capacity: Int
    private let byteCapacity: Int
    private var entries: [Int: InboxEntry] = [:]
    private var numbers: [Int] = []
    private var shelves: [ProjectID: Shelf] = [:]
    private var byteCount = 0
    private var lastNumber = 0

    init(capacity: Int, byteCapacity: Int) {
        self.capacity = max(1, capacity)
        self.byteCapacity = byteCapacity
    }

    /// Every entry, oldest first.
    var all: [InboxEntry] { numbers.compactMap { entries[$0] } }

    mutating func add(_ item: InboxItem) -> InboxEntry {
        let entry = InboxEntry(number: lastNumber + 1, item: item)
        restore(entry)
        return entry
    }

    /// Adds an entry of an earlier run; its number must be higher than all before it.
    mutating func restore(_ entry: InboxEntry) {
        guard entry.number > lastNumber else { return }
        let item = entry.item
        lastNumber = entry.number
        entries[entry.number] = entry
        numbers.append(entry.number)
        byteCount += item.size
        var shelf = shelves.removeValue(forKey: item.projectID) ?? Shelf()
        shelf.numbers.append(entry.number)
        if item.hasCode, entry.end == nil {
            shelf.open.append(entry.number)
            shelf.openByRecipient[Self.key(item.recipient), default: []].append(entry.number)
        }
        shelves[item.projectID] = shelf
        while numbers.count > capacity || (byteCount > byteCapacity && numbers.count > 1) {
            removeOldest()
        }
    }

    /// What the project has, oldest first.
    func entries(of project: ProjectID) -> [InboxEntry] {
        shelves[project]?.numbers.compactMap { entries[$0] } ?? []
    }

    /// The project's entries with codes of no known end, oldest first.
    func openEntries(of project: ProjectID, to recipient: String?) -> [InboxEntry] {
        guard let shelf = shelves[project] else { return [] }
        guard let recipient else { return shelf.open.compactMap { entries[$0] } }
        return shelf.openByRecipient[Self.key(recipient)]?.compactMap { entries[$0] } ?? []
    }

    /// Notes what became of codes; such an end is final.
    mutating func end(_ ends: [Int: CodeState]) {
        for (number, end) in ends {
            guard var entry = entries[number], entry.end == nil else { continue }
            entry.end = end
            entries[number] = entry
            close(entry)
        }
    }

    mutating func clear(_ project: ProjectID) {
        guard let shelf = shelves.removeValue(forKey: project) else { return }
        let gone = Set(shelf.numbers)
        numbers.removeAll { gone.contains($0) }
        for number in gone {
            byteCount -= entries.removeValue(forKey: number)?.item.size ?? 0
        }
    }

    private mutating func removeOldest() {
        guard let entry = entries.removeValue(forKey: numbers.removeFirst()) else { return }
        byteCount -= entry.item.size
        close(entry)
        let project = entry.item.projectID
        shelves[project]?.numbers.removeAll { $0 == entry.number }
        if shelves[project]?.numbers.isEmpty == true { shelves[project] = nil }
    }

    private mutating func close(_ entry: InboxEntry) {
        let project = entry.item.projectID
        let key = Self.key(entry.item.recipient)
        shelves[project]?.open.removeAll { $0 == entry.number }
        shelves[project]?.openByRecipient[key]?.removeAll { $0 == entry.number }
        if shelves[project]?.openByRecipient[key]?.isEmpty == true {
            shelves[project]?.openByRecipient[key] = nil
        }
    }

    /// Addresses are the same in upper and in lower case.
    private static func key(_ recipient: String) -> String { recipient.lowercased() }
}
