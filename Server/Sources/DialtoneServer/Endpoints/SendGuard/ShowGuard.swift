import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Shows the settings of a project's guard, its spending and its limits.
struct ShowGuard: Endpoint {
    let source: DiagnosisSource

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> GuardStatus {
        try await status(of: caller.project)
    }

    func status(of project: Project) async throws -> GuardStatus {
        let (settings, now) = (source.settings, source.clock.now)
        return try await source.store.read { data in
            try GuardStatus(
                of: project,
                settings.spendCaps.current,
                mailObstacle: settings.alertMailObstacle,
                at: now,
                from: data
            )
        }
    }
}

/// Lists the held prefixes of a project.
struct ListGuardHolds: Endpoint {
    let source: DiagnosisSource

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListGuardHoldsResponse {
        let (project, now) = (caller.project.id.parent, source.clock.now)
        let tallies = try await source.store.read { data in
            try data.heldPrefixes(of: project, at: now)
        }
        return ListGuardHoldsResponse { $0.holds = tallies.compactMap { GuardHold($0) } }
    }
}
