// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

import Swift

/// What the compiler calls where Objective-C calls an `async` method with a completion handler.
public func _runTaskForBridgedAsyncMethod(
    _ body: __owned @Sendable @escaping () async -> Void
) { fatalError() }
