package import DialtoneBasics

/// Threads for reading what takes milliseconds.
///
/// Bodies and SAML responses have their own, so that a flood of the one does not hold up the
/// other.
package struct ParsingPools: Sendable {
    /// How many may wait or be in progress: beyond, callers are asked to retry.
    package static let capacity = 256

    /// Reads large bodies.
    package var bodies: WorkPool

    /// Parses and verifies SAML responses.
    package var samlResponses: WorkPool

    /// Starts the threads; end them by ``shutDown()``.
    package init(threadCount: Int) {
        bodies = WorkPool(threadCount: threadCount, capacity: Self.capacity)
        samlResponses = WorkPool(threadCount: threadCount, capacity: Self.capacity)
    }

    /// Ends the threads; what still waits is refused.
    package func shutDown() async throws {
        try await bodies.shutDown()
        try await samlResponses.shutDown()
    }
}
