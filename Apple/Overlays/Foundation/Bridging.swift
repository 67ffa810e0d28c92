// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

@_exported import Darwin
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationEssentials

// Which Swift type stands for which Objective-C class, as Apple's Foundation has it. The value types
// are those of the toolchain's own Foundation, so that they are real and not written twice.

/// Bridging by declaration alone: nothing here ever runs.
public protocol BridgedStub: _ObjectiveCBridgeable {}

extension BridgedStub {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { neverRuns() }

    public static func _forceBridgeFromObjectiveC(
        _ source: _ObjectiveCType,
        result: inout Self?
    ) { neverRuns() }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: _ObjectiveCType,
        result: inout Self?
    ) -> Bool { neverRuns() }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
        neverRuns()
    }
}

/// The body of what is only declared.
func neverRuns() -> Never { fatalError("This module is for type-checking only.") }

public typealias Data = FoundationEssentials.Data
public typealias Date = FoundationEssentials.Date
public typealias URL = FoundationEssentials.URL

extension String: BridgedStub { public typealias _ObjectiveCType = NSString }
extension Bool: BridgedStub { public typealias _ObjectiveCType = NSNumber }
extension Int: BridgedStub { public typealias _ObjectiveCType = NSNumber }
extension Double: BridgedStub { public typealias _ObjectiveCType = NSNumber }
extension Data: BridgedStub { public typealias _ObjectiveCType = NSData }
extension Date: BridgedStub { public typealias _ObjectiveCType = NSDate }
extension URL: BridgedStub { public typealias _ObjectiveCType = NSURL }
extension AnyHashable: BridgedStub { public typealias _ObjectiveCType = NSObject }
extension Array: _ObjectiveCBridgeable, BridgedStub {
    public typealias _ObjectiveCType = NSArray
}
extension Dictionary: _ObjectiveCBridgeable, BridgedStub {
    public typealias _ObjectiveCType = NSDictionary
}
extension Set: _ObjectiveCBridgeable, BridgedStub { public typealias _ObjectiveCType = NSSet }
extension PersonNameComponents: BridgedStub {
    public typealias _ObjectiveCType = NSPersonNameComponents
}
extension Notification: BridgedStub { public typealias _ObjectiveCType = NSNotification }
extension URLRequest: BridgedStub { public typealias _ObjectiveCType = NSURLRequest }
