/// One kind of work that a server is measured by.
@LoadLoop
package protocol Workload: Sendable {
    /// Does the work once; anything but success is thrown.
    func perform(on connection: HTTPConnection) async throws
}
