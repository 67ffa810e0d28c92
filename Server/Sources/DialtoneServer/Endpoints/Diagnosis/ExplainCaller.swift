import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension ExplainAddressRequest: WireInput {}
extension ExplainEmailRequest: WireInput {}

/// Explains which limits on calls apply to a client address.
struct ExplainAddress: Endpoint {
    let source: DiagnosisSource

    func respond(
        to input: ExplainAddressRequest,
        from caller: AdminCaller
    ) async throws -> AddressExplanation {
        guard let address = IPAddress(input.address ?? "") else {
            throw Refusal.invalidArgument(field: "address", problem: "must be an IP address")
        }
        let (project, now) = (caller.project, source.clock.now)
        return try await source.store.read { data in
            try AddressExplanation(of: address, in: project, at: now, from: data)
        }
    }
}

/// Explains which limits on passwords and mails apply to an e-mail address.
struct ExplainEmail: Endpoint {
    let source: DiagnosisSource

    func respond(
        to input: ExplainEmailRequest,
        from caller: AdminCaller
    ) async throws -> EmailExplanation {
        let email = try EmailAddress(checking: input.email ?? "")
        let (project, obstacle, now) = (
            caller.project, source.settings.mailObstacle, source.clock.now
        )
        return try await source.store.read { data in
            try EmailExplanation(
                of: email,
                in: project,
                mailObstacle: obstacle,
                at: now,
                from: data
            )
        }
    }
}
