/// The domain flows of operators.
package struct OperatorFlows: Sendable {
    package let access: OperatorAccess
    package let setup: OperatorSetup
    package let registry: OperatorRegistry

    init(_ dependencies: FlowDependencies, audit: AuditLog) {
        access = OperatorAccess(
            store: dependencies.store,
            passwords: dependencies.passwords,
            secrets: dependencies.operatorSecrets,
            audit: audit,
            clock: dependencies.clock,
            random: dependencies.random
        )
        setup = OperatorSetup(
            store: dependencies.store,
            passwords: dependencies.passwords,
            secrets: dependencies.operatorSecrets,
            audit: audit,
            clock: dependencies.clock,
            random: dependencies.random
        )
        registry = OperatorRegistry(
            store: dependencies.store,
            clock: dependencies.clock,
            random: dependencies.random
        )
    }
}
