import DialtoneBasics

/// Never responds, like an unreachable name server.
struct SilentResolver: HostResolver {
    func addresses(of host: String) async throws -> [IPAddress] {
        try await Task.sleep(for: .seconds(3_600))
        return []
    }
}
