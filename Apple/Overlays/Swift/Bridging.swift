// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

// What the compiler calls where values come from Objective-C.

public func _bridgeAnyObjectToAny(_ object: AnyObject?) -> Any { fatalError() }

public func _getErrorEmbeddedNSError<Failure: Error>(_ error: Failure) -> AnyObject? {
    fatalError()
}
