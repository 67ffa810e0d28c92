import DialtoneBasics
import DialtoneModel
import DialtonePush
import IdentityToolkit
import IdentityToolkitAdmin

extension TestAPNsRequest: WireInput {}

/// Sends a test push by the keys and certificates of a project.
struct TestAPNs: Endpoint {
    static let auditAction: AuditAction = "apns.test"

    let service: APNsPushService
    let random: RandomSource

    func respond(
        to input: TestAPNsRequest,
        from caller: AdminCaller
    ) async throws -> TestAPNsResponse {
        guard let app = input.bundleId, app.wholeMatch(of: /[A-Za-z0-9.-]{1,255}/) != nil else {
            throw Refusal.invalidArgument(field: "bundleId", problem: "must be a bundle ID")
        }
        guard let device = input.deviceToken.flatMap({ DeviceToken(hex: $0) }) else {
            throw Refusal.invalidArgument(
                field: "deviceToken",
                problem: "must be a device token in hexadecimal"
            )
        }
        guard let environment = PushEnvironment(rawValue: input.environment ?? "production") else {
            throw Refusal.invalidArgument(
                field: "environment",
                problem: "must be production or sandbox"
            )
        }
        let outcome = await service.test(
            device,
            of: app,
            in: environment,
            for: caller.project,
            random: random
        )
        return TestAPNsResponse {
            switch outcome {
            case .sent(let place):
                $0.isAccepted = true
                $0.environment = place.rawValue
            case .refused(let reason, let place):
                $0.environment = place?.rawValue
                $0.reason = reason.rawValue
                $0.remedy = reason.remedy
            }
        }
    }
}
