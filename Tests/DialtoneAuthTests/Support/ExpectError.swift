import Foundation
import Testing

@testable import DialtoneAuth

/// Expects an error of the SDK, in the form that apps look at.
@discardableResult
func expectError<Value: Sendable>(
    _ code: AuthErrorCode,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: () async throws -> Value
) async -> NSError? {
    let error = await #expect(throws: NSError.self, sourceLocation: sourceLocation) {
        _ = try await work()
    }
    #expect(error?.domain == "FIRAuthErrorDomain", sourceLocation: sourceLocation)
    #expect(
        error.flatMap { AuthErrorCode(rawValue: $0.code) } == code,
        sourceLocation: sourceLocation
    )
    #expect(
        error?.userInfo[AuthErrorUserInfoNameKey] as? String == code.name,
        sourceLocation: sourceLocation
    )
    return error
}
