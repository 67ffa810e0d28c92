import LoadGenerator

/// Look-ups of the user's own account by ID token.
@LoadLoop
struct LookUps: Workload {
    let signedIn: SignedInRing

    func perform(on connection: HTTPConnection) async throws {
        let (_, entry) = try signedIn.take()
        _ = try await BenchClient(connection: connection).lookUp(entry.idToken)
    }
}
