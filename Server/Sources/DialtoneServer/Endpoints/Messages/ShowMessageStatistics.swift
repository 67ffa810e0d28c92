import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Shows the statistics of a project's messages over the last days.
struct ShowMessageStatistics: Endpoint {
    let source: DiagnosisSource

    func respond(to input: DaysInput, from caller: AdminCaller) async throws -> MessageStatistics {
        let days = try input.days(upTo: 30)
        let (project, now) = (caller.project.id, source.clock.now)
        return try await source.store.read { data in
            try MessageStatistics(of: project, days: Int64(days), at: now, from: data)
        }
    }
}
