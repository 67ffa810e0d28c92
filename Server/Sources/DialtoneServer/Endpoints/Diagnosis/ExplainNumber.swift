import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension ExplainNumberRequest: WireInput {}

/// Explains what is known about a phone number, and whether it would get a message now.
struct ExplainNumber: Endpoint {
    let source: DiagnosisSource

    func respond(
        to input: ExplainNumberRequest,
        from caller: AdminCaller
    ) async throws -> NumberExplanation {
        let number = try caller.number(input.phoneNumber, region: input.regionCode)
        let (project, settings, now) = (caller.project, source.settings, source.clock.now)
        return try await source.store.read { data in
            try NumberExplanation(
                of: number,
                in: project,
                settings.spendCaps.current,
                needsGateway: settings.needsGateway,
                at: now,
                from: data
            )
        }
    }
}

extension AdminCaller {
    /// Parses a phone number in any spelling.
    func number(_ text: String?, region: String?) throws -> PhoneNumber {
        guard let text, !text.isEmpty else { throw Refusal.missingPhoneNumber }
        let region = region.flatMap { $0.isEmpty ? nil : $0.uppercased() }
        if let region, PhoneRegion.supported.allSatisfy({ $0.code != region }) {
            throw Refusal.invalidArgument(
                field: "regionCode",
                problem: "must be an ISO 3166 code, such as DE"
            )
        }
        return try PhoneNumber(searching: text, region: region, in: project.settings)
    }
}
