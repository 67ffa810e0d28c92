import Hummingbird

/// Decides who a request comes from, and whether they may call at all.
protocol CallerGuard<Caller>: Sendable {
    associatedtype Caller: Sendable

    /// Reads the input no earlier than it must: strangers' bodies are not worth the work.
    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: Caller, input: Input)

    /// Takes note of a call that was admitted and has succeeded.
    func completed(_ request: Request, by caller: Caller, in context: ServerContext)
}

extension CallerGuard {
    func completed(_ request: Request, by caller: Caller, in context: ServerContext) {}
}
