/// Finds the addresses of a host name.
package protocol HostResolver: Sendable {
    /// All addresses of `host`, best first; empty if the name has none.
    func addresses(of host: String) async throws -> [IPAddress]
}
