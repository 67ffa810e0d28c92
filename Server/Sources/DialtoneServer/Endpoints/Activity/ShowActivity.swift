import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin

/// Shows the sign-ins, new accounts, second factors and refusals of a project.
struct ShowActivity: Endpoint {
    /// How many days are divided into hours; longer periods are divided into days.
    private static let daysByHour = 3

    let store: any DataStore
    let clock: ServerClock
    let activeUsers: ActiveUserCounts

    func respond(to input: DaysInput, from caller: AdminCaller) async throws -> ProjectActivity {
        let days = try input.days(upTo: 400)
        let isByHour = days <= Self.daysByHour
        let (project, since) = (caller.project.id.parent, clock.now - .days(Int64(days)))
        let sums = try await store.read {
            try $0.activitySums(of: project, since: since, by: isByHour ? .hours(1) : .days(1))
        }
        let active = try await activeUsers.counts(of: caller.project.id)
        return ProjectActivity {
            $0.activeUsers = active
            $0.since = since.rfc3339
            $0.period = isByHour ? "hour" : "day"
            $0.periods = Dictionary(grouping: sums, by: \.start).sorted { $0.key < $1.key }
                .map { ActivityPeriod($0.key, $0.value) }
            $0.signIns = ActivityFigure.all(.signIn, of: sums)
            $0.newAccounts = ActivityFigure.all(.newAccount, of: sums)
            $0.secondFactors = ActivityFigure.all(.secondFactor, of: sums)
            $0.refusals = ActivityFigure.all(.refusal, of: sums)
        }
    }
}

extension ActivityPeriod {
    fileprivate init(_ start: Timestamp, _ sums: [ActivitySum]) {
        self.init()
        func count(_ kind: ActivityCount.Kind) -> Int {
            sums.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }
        }
        self.start = start.readable
        signIns = count(.signIn)
        newAccounts = count(.newAccount)
        secondFactors = count(.secondFactor)
        refusals = count(.refusal)
    }
}

extension ActivityFigure {
    fileprivate static func all(_ kind: ActivityCount.Kind, of sums: [ActivitySum]) -> [Self] {
        Dictionary(grouping: sums.filter { $0.kind == kind }, by: \.detail)
            .map { name, sums in
                ActivityFigure {
                    $0.name = name
                    $0.count = sums.reduce(0) { $0 + $1.count }
                }
            }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
