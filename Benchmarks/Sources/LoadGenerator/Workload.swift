/// A kind of operation that is measured.
@LoadLoop
package protocol Workload: Sendable {
    /// Performs the operation once; throws unless it succeeds.
    func perform(on connection: HTTPConnection) async throws
}
