import Foundation
import Testing

/// Waits for a callback and expects it on the main queue, with a value or an error.
func outcome<Value: Sendable>(
    _ start: (@escaping (Value?, (any Error)?) -> Void) -> Void
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        start { value, error in
            dispatchPrecondition(condition: .onQueue(.main))
            #expect((value == nil) != (error == nil))
            if let value { continuation.resume(returning: value) }
            if let error { continuation.resume(throwing: error) }
        }
    }
}

/// Waits for a callback that brings nothing but, perhaps, an error, on the main queue.
func success(_ start: (@escaping ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        start { error in
            dispatchPrecondition(condition: .onQueue(.main))
            if let error { return continuation.resume(throwing: error) }
            continuation.resume()
        }
    }
}
