import NIOCore

/// The processors that this process may use.
package enum Processors {
    /// Their number; that of a container's quota if it has one.
    package static let count = max(1, NIOCore.System.coreCount)
}
