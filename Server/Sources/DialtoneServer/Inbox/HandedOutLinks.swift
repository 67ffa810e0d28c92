import DialtoneBasics
import DialtoneModel
import Synchronization

/// The links that administrators requested with `returnOobLink`.
///
/// They are listed together with mailed links.
final class HandedOutLinks: Sendable {
    /// The number of stored links of all projects; the oldest are dropped.
    private static let capacity = 1_000

    private struct Entry: Sendable {
        let project: ProjectID
        let action: AccountNotice.Action
    }

    private let entries = Mutex<[Entry]>([])

    func add(_ action: AccountNotice.Action, of project: ProjectID) {
        entries.withLock { entries in
            entries.append(Entry(project: project, action: action))
            // Removes many at once, because each removal moves all remaining entries.
            if entries.count >= 2 * Self.capacity { entries.removeFirst(Self.capacity) }
        }
    }

    /// Returns the links of the project, oldest first.
    func links(of project: ProjectID) -> [AccountNotice.Action] {
        entries.withLock { entries in
            entries.suffix(Self.capacity).filter { $0.project == project }.map(\.action)
        }
    }

    /// Removes those of `actions` whose codes are not in `open` and can never be used again.
    func keep(_ open: [String], of actions: [AccountNotice.Action]) {
        let dead = Set(actions.map(\.code)).subtracting(open)
        entries.withLock { entries in
            entries.removeAll { dead.contains($0.action.code) }
        }
    }
}
