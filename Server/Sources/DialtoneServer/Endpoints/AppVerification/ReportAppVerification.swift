import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns the app verification settings and the outcomes of past requests.
struct ReportAppVerification: Endpoint {
    static let auditAction: AuditAction = "appVerification.report"

    private static let daysShown = 1...400
    private static let usualDays = 7

    let store: any DataStore
    let clock: ServerClock

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> AppVerificationReportResponse {
        let days = caller.query["days"].map { Int($0) } ?? Self.usualDays
        guard let days, Self.daysShown.contains(days) else {
            throw Refusal.invalidArgument(field: "days", problem: "must be 1 to 400")
        }
        let project = caller.project
        let since = clock.now - .days(Int64(days))
        let counts = try await store.read {
            try $0.appProofCounts(of: project.id.parent, since: since)
        }
        let settings = project.settings.appVerification
        return AppVerificationReportResponse {
            $0.rules = .init(settings.common)
            $0.apps = settings.apps.sorted { $0.key < $1.key }
                .map { id, policy in
                    AppWithRules {
                        $0.appId = id
                        $0.rules = .init(policy)
                    }
                }
            $0.counts = counts.map(AppProofOutcomeCount.init)
        }
    }
}

extension AppVerificationRules {
    fileprivate init(_ policy: AppVerificationPolicy) {
        self.init()
        enforcement = policy.enforcement.rawValue.uppercased()
        proofs = policy.accepts.map(\.wireName)
        whenUnavailable = policy.whenUnavailable.wireName
        acceptsDevelopmentKeys = policy.acceptsDevelopmentKeys
        challengeVendor = policy.challenge.vendor.wireName
    }
}

extension AppProofOutcomeCount {
    fileprivate init(_ count: AppProofCount) {
        self.init()
        day = count.day.date.formatted(.iso8601.year().month().day())
        appId = count.appID
        proof = count.kind?.wireName
        challengeVendor = count.vendor?.wireName
        outcome = count.outcome.wireName
        requests = count.count
    }
}

extension AppVerificationPolicy.Outage {
    fileprivate var wireName: String {
        switch self {
        case .passKnownInstances: "PASS_KNOWN_INSTANCES"
        case .refuse: "REFUSE"
        }
    }
}

extension AppProofCount.Outcome {
    fileprivate var wireName: String {
        switch self {
        case .held: "HELD"
        case .refused: "REFUSED"
        case .missing: "MISSING"
        case .passedWhileUnavailable: "PASSED_WHILE_UNAVAILABLE"
        case .refusedWhileUnavailable: "REFUSED_WHILE_UNAVAILABLE"
        }
    }
}
