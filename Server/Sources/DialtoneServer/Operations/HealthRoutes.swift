import DialtoneBasics
import Hummingbird
import Logging
import PhoneNumbers

/// The liveness and readiness routes for load balancers and operators.
struct HealthRoutes {
    let checkWritable: @Sendable () async throws -> Void

    func add(to router: Router<ServerContext>) {
        router.get("/healthz") { _, _ in try WireEncoder.response(Health(status: "alive")) }
        router.get("/readyz") { _, context in
            do {
                try await checkWritable()
                return try WireEncoder.response(
                    Health(status: "ready", numberingPlan: NumberingPlan.inUse.version)
                )
            } catch {
                context.logger.warning("not ready", metadata: Self.reason(of: error))
                return try WireEncoder.response(
                    Health(status: "not ready", numberingPlan: NumberingPlan.inUse.version),
                    status: .serviceUnavailable
                )
            }
        }
    }

    /// Returns the reason for the log: fault descriptions contain no user data, others may.
    private static func reason(of error: any Error) -> Logger.Metadata {
        guard let fault = error as? any ServerFault else {
            return ["error.type": "\(type(of: error))"]
        }
        return ["error": "\(fault)"]
    }

    private struct Health: Encodable {
        let status: String

        /// The version of the numbering plan in use.
        var numberingPlan: String?
    }
}
