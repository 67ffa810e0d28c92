// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

import Swift

// What the compiler calls where an `await` is for an Objective-C method with a completion handler.

public func _createCheckedContinuation<Value>(
    _ continuation: UnsafeContinuation<Value, Never>
) -> CheckedContinuation<Value, Never> { fatalError() }

public func _createCheckedThrowingContinuation<Value>(
    _ continuation: UnsafeContinuation<Value, any Error>
) -> CheckedContinuation<Value, any Error> { fatalError() }

public func _resumeCheckedContinuation<Value>(
    _ continuation: CheckedContinuation<Value, Never>,
    _ value: sending Value
) { fatalError() }

public func _resumeCheckedThrowingContinuation<Value>(
    _ continuation: CheckedContinuation<Value, any Error>,
    _ value: sending Value
) { fatalError() }

public func _resumeCheckedThrowingContinuationWithError<Value>(
    _ continuation: CheckedContinuation<Value, any Error>,
    _ error: consuming any Error
) { fatalError() }

// The same in the language mode 5.

public func _resumeUnsafeContinuation<Value>(
    _ continuation: UnsafeContinuation<Value, Never>,
    _ value: sending Value
) { fatalError() }

public func _resumeUnsafeThrowingContinuation<Value>(
    _ continuation: UnsafeContinuation<Value, any Error>,
    _ value: sending Value
) { fatalError() }

public func _resumeUnsafeThrowingContinuationWithError<Value>(
    _ continuation: UnsafeContinuation<Value, any Error>,
    _ error: consuming any Error
) { fatalError() }
