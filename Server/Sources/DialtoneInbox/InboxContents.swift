import DialtoneBasics

/// The contents of the inbox: the newest items of all projects, limited in number and size.
///
/// Finds codes that may still be valid without a search through the others.
struct InboxContents {
    private struct Shelf {
        /// The numbers of all entries, oldest first.
        var numbers: [Int] = []

        /// The numbers of the entries whose code has no final state, oldest first.
        var open: [Int] = []

        /// The numbers of ``open`` for each recipient.
        var openByRecipient: [String: [Int]] = [:]

        mutating func add(_ entry: InboxEntry) {
            numbers.append(entry.number)
            guard entry.item.hasCode, entry.end == nil else { return }
            open.append(entry.number)
            openByRecipient[InboxContents.key(entry.item.recipient), default: []]
                .append(entry.number)
        }

        mutating func close(_ entry: InboxEntry) {
            open.removeAscending(entry.number)
            let key = InboxContents.key(entry.item.recipient)
            openByRecipient[key]?.removeAscending(entry.number)
            if openByRecipient[key]?.isEmpty == true { openByRecipient[key] = nil }
        }
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

    /// Adds an entry of an earlier run; ignored unless its number is the highest so far.
    mutating func restore(_ entry: InboxEntry) {
        guard entry.number > lastNumber else { return }
        let item = entry.item
        lastNumber = entry.number
        entries[entry.number] = entry
        numbers.append(entry.number)
        byteCount += item.size
        shelves[item.projectID, default: Shelf()].add(entry)
        while numbers.count > capacity || (byteCount > byteCapacity && numbers.count > 1) {
            removeOldest()
        }
    }

    /// Returns the project's entries, oldest first.
    func entries(of project: ProjectID) -> [InboxEntry] {
        shelves[project]?.numbers.compactMap { entries[$0] } ?? []
    }

    /// Returns the project's entries whose code has no final state, oldest first.
    func openEntries(of project: ProjectID, to recipient: String?) -> [InboxEntry] {
        guard let shelf = shelves[project] else { return [] }
        guard let recipient else { return shelf.open.compactMap { entries[$0] } }
        return shelf.openByRecipient[Self.key(recipient)]?.compactMap { entries[$0] } ?? []
    }

    /// Records the final states of codes; a recorded state does not change.
    mutating func end(_ ends: [Int: CodeState]) {
        for (number, end) in ends {
            guard var entry = entries[number], entry.end == nil else { continue }
            entry.end = end
            entries[number] = entry
            shelves[entry.item.projectID]?.close(entry)
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
        let project = entry.item.projectID
        shelves[project]?.close(entry)
        shelves[project]?.numbers.removeAscending(entry.number)
        if shelves[project]?.numbers.isEmpty == true { shelves[project] = nil }
    }

    /// The key of a recipient: addresses are not case-sensitive.
    private static func key(_ recipient: String) -> String { recipient.lowercased() }
}

extension [Int] {
    /// Removes `number`; the elements must be in ascending order.
    fileprivate mutating func removeAscending(_ number: Int) {
        var (lower, upper) = (startIndex, endIndex)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle] < number { lower = middle + 1 } else { upper = middle }
        }
        if lower < endIndex, self[lower] == number { remove(at: lower) }
    }
}
