import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension ReleaseHoldRequest: WireInput {}

/// Ends a hold, or resets counters of the guard and of call limits.
struct ReleaseHold: Endpoint {
    let release: HoldRelease

    func respond(
        to input: ReleaseHoldRequest,
        from caller: AdminCaller
    ) async throws -> ReleaseHoldResponse {
        guard let dimension = HoldRelease.dimension(of: input.subject ?? "") else {
            throw Refusal.invalidArgument(
                field: "subject",
                problem: "must be a number, a prefix or a subject such as country:PK"
            )
        }
        let wasHeld = try await release.release(dimension, in: caller.project.id.parent)
        return ReleaseHoldResponse {
            $0.subject = dimension.text
            $0.wasHeld = wasHeld
            $0.text = dimension.released(wasHeld: wasHeld)
        }
    }
}
