/// Whether ID tokens and session cookies are signed.
package enum TokenKind: Sendable {
    case signed

    /// Unsigned: anyone can create such a token, so this is for development only.
    case unsigned

    @TaskLocal private static var ofCall: TokenKind?

    /// The kind that the client of the current call expects.
    package static var expected: TokenKind { ofCall ?? .signed }

    /// Runs `body` for a client that expects this kind.
    package func whileExpected<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        try await Self.$ofCall.withValue(self, operation: body)
    }
}
