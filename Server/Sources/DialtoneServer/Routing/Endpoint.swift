/// An API call: its input, output and caller.
///
/// ``ProtocolRoutes`` defines its paths and its guard.
protocol Endpoint: Sendable {
    associatedtype Input: WireInput
    associatedtype Output: Encodable & Sendable
    associatedtype Caller: Sendable

    func respond(to input: Input, from caller: Caller) async throws -> Output
}

/// The output of calls without a result: `{}`.
struct NoOutput: Encodable, Sendable {}
