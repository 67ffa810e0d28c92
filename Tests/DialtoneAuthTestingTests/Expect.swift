import DialtoneAuth
import Foundation
import Testing

/// Expects an error of the SDK with this code.
func expect<Value>(
    _ code: AuthErrorCode,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Value
) async {
    let error = await #expect(throws: NSError.self, sourceLocation: sourceLocation) {
        _ = try await body()
    }
    #expect(error?.domain == AuthErrorDomain, sourceLocation: sourceLocation)
    #expect(error?.code == code.rawValue, sourceLocation: sourceLocation)
}
