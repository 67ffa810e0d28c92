/// The domain flows of operators.
package struct OperatorFlows: Sendable {
    package let access: OperatorAccess
    package let setup: OperatorSetup
    package let first: FirstOperator
    package let passkeys: OperatorPasskeyRegistry
    package let registry: OperatorRegistry

    init(_ dependencies: FlowDependencies, audit: AuditLog) {
        let operators = OperatorDependencies(
            store: dependencies.store,
            passwords: dependencies.passwords,
            secrets: dependencies.operatorSecrets,
            passkeys: OperatorPasskeyCeremonies(
                consoleURL: dependencies.consoleURL,
                keys: dependencies.passkeyKeys,
                clock: dependencies.clock,
                random: dependencies.random
            ),
            audit: audit,
            clock: dependencies.clock,
            random: dependencies.random
        )
        access = OperatorAccess(operators)
        setup = OperatorSetup(operators)
        passkeys = OperatorPasskeyRegistry(operators)
        first = FirstOperator(
            store: dependencies.store,
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
