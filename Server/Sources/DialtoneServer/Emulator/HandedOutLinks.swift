import DialtoneCore
import Synchronization

/// The links that administrators requested with `returnOobLink`, so that they can be listed beside
/// mailed links.
final class HandedOutLinks: Sendable {
    /// How many of the newest links of all projects are remembered.
    private static let capacity = 1_000

    private struct Entry: Sendable {
        let project: ProjectID
        let action: AccountNotice.Action
    }

    private let entries = Mutex<[Entry]>([])

    func add(_ action: AccountNotice.Action, of project: ProjectID) {
        entries.withLock { entries in
            entries.append(Entry(project: project, action: action))
            // Many at once: each removal moves all that stay.
            if entries.count >= 2 * Self.capacity { entries.removeFirst(Self.capacity) }
        }
    }

    /// The links of the project, oldest first.
    func links(of project: ProjectID) -> [AccountNotice.Action] {
        entries.withLock { entries in
            entries.suffix(Self.capacity).filter { $0.project == project }.map(\.action)
        }
    }

    /// Forgets those of `actions` whose codes are not among `open`, which can never be used again.
    func keep(_ open: [String], of actions: [AccountNotice.Action]) {
        let dead = Set(actions.map(\.code)).subtracting(open)
        entries.withLock { entries in
            entries.removeAll { dead.contains($0.action.code) }
        }
    }
}
