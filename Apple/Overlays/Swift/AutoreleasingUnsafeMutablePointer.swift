// The standard library has this type on Apple's platforms only. The compiler wants it for methods
// that throw to Objective-C, and for every string or `&value` that becomes a pointer.

/// Where an Objective-C method puts an object.
@frozen
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    let rawValue: Builtin.RawPointer
}
