// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

// How Swift errors and NSError stand for each other.

extension NSError: Error {}

extension Error {
    /// What a person may read.
    public var localizedDescription: String { neverRuns() }
}

/// The compiler calls these where errors cross the border.
public func _convertNSErrorToError(_ error: NSError?) -> any Error { neverRuns() }

/// See above.
public func _convertErrorToNSError(_ error: any Error) -> NSError { neverRuns() }

extension CFError: Error {}
