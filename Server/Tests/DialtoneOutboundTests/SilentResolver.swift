import DialtoneBasics

/// Never answers, like a name server that is away.
struct SilentResolver: HostResolver {
    func addresses(of host: String) async throws -> [IPAddress] {
        try await Task.sleep(for: .seconds(3_600))
        return []
    }
}
