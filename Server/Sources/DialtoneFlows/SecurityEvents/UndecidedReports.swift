import DialtoneBasics
import DialtoneModel
import Synchronization

/// The events that the body of a transaction has reported so far.
final class UndecidedReports: Sendable {
    struct Report: Sendable {
        let reason: SecurityEventReason
        let account: AccountID?
        let project: ProjectID?
    }

    private let reports = Mutex<[Report]>([])

    func append(_ report: Report) { reports.withLock { $0.append(report) } }

    /// Drops the events of an attempt that was rolled back.
    func clear() { reports.withLock { $0.removeAll() } }

    func forEach(_ body: (Report) -> Void) { reports.withLock { $0 }.forEach(body) }
}
