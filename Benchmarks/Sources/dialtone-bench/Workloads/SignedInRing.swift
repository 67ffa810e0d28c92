import LoadGenerator

/// The latest sign-ins, used in turn.
@LoadLoop
final class SignedInRing {
    private static let capacity = 10_000
    private var entries: [SignedIn] = []
    private var oldest = 0
    private var next = 0

    func add(_ entry: SignedIn) {
        if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }

    /// Returns the next entry and its position.
    func take() throws -> (place: Int, entry: SignedIn) {
        guard !entries.isEmpty else { throw NoSignedInSession() }
        next = (next + 1) % entries.count
        return (next, entries[next])
    }

    func replace(_ entry: SignedIn, at place: Int) {
        entries[place] = entry
    }
}

/// An operation that needs a sign-in ran before the first one.
struct NoSignedInSession: Error {}
