#if Tokens

import Testing

@testable import DialtoneTokens

/// Expects that a token is refused for this reason.
func expectRefusal(
    _ reason: InvalidToken.Reason,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ verify: () async throws -> VerifiedToken
) async {
    let error = await #expect(
        throws: InvalidToken.self,
        comment,
        sourceLocation: sourceLocation
    ) { _ = try await verify() }
    #expect(error?.reason == reason, comment, sourceLocation: sourceLocation)
}

#endif
