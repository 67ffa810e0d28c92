import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

/// A call of a hook, or several in succession that differ only in their time.
struct HookCallRow: Sendable {
    let call: HookCallInfo
    let time: ConsoleTime
    let outcome: String
    let tone: String
    let url: String
    let userPath: String?

    /// How many calls in succession were the same, and the first of them; `nil` if only one.
    private(set) var repeats: Repeats?

    struct Repeats: Sendable {
        var count: Int
        var since: ConsoleTime
    }

    /// Makes one row of calls in succession that differ only in their time.
    static func grouped(_ rows: [HookCallRow]) -> [HookCallRow] {
        rows.reduce(into: []) { grouped, row in
            guard let last = grouped.indices.last, grouped[last].isLike(row) else {
                return grouped.append(row)
            }
            let count = (grouped[last].repeats?.count ?? 1) + 1
            grouped[last].repeats = Repeats(count: count, since: row.time)
        }
    }

    private func isLike(_ other: HookCallRow) -> Bool {
        call.hook == other.call.hook && call.trigger == other.call.trigger
            && call.outcome == other.call.outcome && call.code == other.call.code
            && call.problem == other.call.problem && call.localId == other.call.localId
            && call.status == other.call.status && call.node == other.call.node
    }

    init(_ call: HookCallInfo, url: String, in project: ProjectID) {
        self.call = call
        self.url = url
        time = ConsoleTime(rfc3339: call.calledAt)
        let known = HookCall.Outcome(rawValue: call.outcome)
        outcome = known?.words ?? call.outcome
        tone = known?.tone ?? ""
        let place = call.tenantId.flatMap(project.tenant) ?? project
        userPath = call.localId.map { UserPlace($0, of: place).path }
    }
}
