import NIOCore

/// The processors that this process may use.
package enum Processors {
    /// The number of processors, limited by the container's quota if there is one.
    package static let count = max(1, NIOCore.System.coreCount)
}
