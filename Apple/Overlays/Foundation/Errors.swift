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

// What the compiler builds the types of NS_ERROR_ENUM on.

public protocol _ObjectiveCBridgeableError: Error {
    init?(_bridgedNSError error: NSError)
}

public protocol _ErrorCodeProtocol: Equatable, RawRepresentable {
    associatedtype _ErrorType: _BridgedStoredNSError where _ErrorType.Code == Self
}

public protocol _BridgedStoredNSError: _ObjectiveCBridgeableError, Hashable {
    associatedtype Code: _ErrorCodeProtocol, RawRepresentable where Code.RawValue: FixedWidthInteger

    init(_nsError error: NSError)
    var _nsError: NSError { get }
    static var errorDomain: String { get }
}

extension _BridgedStoredNSError {
    public init?(_bridgedNSError error: NSError) { neverRuns() }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { neverRuns() }
    public var code: Code { neverRuns() }
    public var userInfo: [String: Any] { neverRuns() }
    public static func == (one: Self, other: Self) -> Bool { neverRuns() }
    public func hash(into hasher: inout Hasher) {}
}

/// Where an Objective-C method puts an error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
