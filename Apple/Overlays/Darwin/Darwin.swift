// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Glibc

// The compiler on Linux lacks what turns a string or `&x` into a pointer while Objective-C is on, so
// calls that need it have an overload here that does without.

public func lstat(_ path: String, _ info: inout stat) -> Int32 { -1 }

public func fstat(_ file: Int32, _ info: inout stat) -> Int32 { -1 }

public func mkdir(_ path: String, _ mode: mode_t) -> Int32 { -1 }

public func open(_ path: String, _ flags: Int32) -> Int32 { -1 }

public func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }

public func rename(_ from: String, _ to: String) -> Int32 { -1 }

@discardableResult
public func unlink(_ path: String) -> Int32 { -1 }

public func strerror(_ number: Int32) -> UnsafePointer<CChar> { fatalError() }
