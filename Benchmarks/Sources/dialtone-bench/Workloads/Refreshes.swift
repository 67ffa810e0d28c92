import LoadGenerator

/// Exchanges of a refresh token for a new ID token.
@LoadLoop
struct Refreshes: Workload {
    let signedIn: SignedInRing

    func perform(on connection: HTTPConnection) async throws {
        let (place, entry) = try signedIn.take()
        let client = BenchClient(connection: connection)
        signedIn.replace(try await client.refresh(entry.refreshToken), at: place)
    }
}
