import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers
import Synchronization

extension ReplayGuardRequest: WireInput {}

/// Evaluates recorded requests by changed rules, and saves nothing.
///
/// The work is done on the threads of a pool, in parts, and for a limited number of requests.
struct ReplayGuard: Endpoint {
    /// How many requests one call evaluates.
    private static let requestLimit = 200_000

    let source: DiagnosisSource
    let pool: WorkPool
    private let running = Running()

    init(source: DiagnosisSource, pool: WorkPool) {
        self.source = source
        self.pool = pool
    }

    func respond(
        to input: ReplayGuardRequest,
        from caller: AdminCaller
    ) async throws -> GuardReplay {
        let days = try DaysInput(days: input.days).days(upTo: 30)
        let settings = try Self.settings(of: caller.project, changedBy: input)
        let project = caller.project.id.parent
        guard running.begin(project) else { throw WorkPoolIsFull() }
        defer { running.end(project) }
        let outcome = try await SendReplay.run(
            of: project,
            since: source.clock.now - .days(Int64(days)),
            by: settings,
            in: source.store,
            limit: Self.requestLimit
        ) { try await pool.run(elseThrow: WorkPoolIsFull(), $0) }
        return GuardReplay(outcome, days: days, currency: settings.currency)
    }

    private static func settings(
        of project: Project,
        changedBy input: ReplayGuardRequest
    ) throws -> SendGuardSettings {
        let changes = try SettingChanges(input.settings)
        for path in changes.paths where !path.hasPrefix("sendGuard.") {
            throw Refusal.invalidArgument(
                field: String(path.prefix(100)),
                problem: "is not a setting of sendGuard"
            )
        }
        return try changes.applied(to: project.settings).sendGuard
    }

    /// The projects with a running replay, of which each has one at a time.
    private final class Running: Sendable {
        private let projects = Mutex<Set<ProjectID>>([])

        func begin(_ project: ProjectID) -> Bool {
            projects.withLock { $0.insert(project).inserted }
        }

        func end(_ project: ProjectID) {
            projects.withLock { _ = $0.remove(project) }
        }
    }
}
