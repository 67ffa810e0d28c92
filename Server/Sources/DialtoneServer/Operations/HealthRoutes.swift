import DialtoneBasics
import Hummingbird
import Logging
import PhoneNumbers

/// The routes for supervisors and load balancers: liveness, start and readiness.
struct HealthRoutes {
    private let checkWritable: @Sendable () async throws -> Void
    private let isDraining: @Sendable () -> Bool

    init(_ dependencies: ServerDependencies) {
        checkWritable = dependencies.checkWritable
        isDraining = dependencies.isDraining
    }

    func add(to router: Router<ServerContext>) {
        router.get("/healthz") { _, _ in try WireEncoder.response(Health(status: "alive")) }
        // The listeners open when the database is migrated and there is a key to sign with.
        router.get("/startupz") { _, _ in try WireEncoder.response(Health(status: "started")) }
        router.get("/readyz") { _, context in
            guard !isDraining() else {
                return try WireEncoder.response(
                    Health(status: "draining", numberingPlan: NumberingPlan.inUse.version),
                    status: .serviceUnavailable
                )
            }
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
