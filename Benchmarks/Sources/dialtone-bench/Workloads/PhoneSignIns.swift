import LoadGenerator

/// Complete phone sign-ins: a new number requests a code, reads it and signs in with it.
@LoadLoop
struct PhoneSignIns: Workload {
    let inbox: Inbox
    let numbers: FreshPhoneNumbers
    let signedIn: SignedInRing

    func perform(on connection: HTTPConnection) async throws {
        let client = BenchClient(connection: connection)
        let number = numbers.take()
        let sessionInfo = try await client.sendCode(to: number)
        let code = try await inbox.code(for: number)
        signedIn.add(try await client.signIn(sessionInfo: sessionInfo, code: code))
    }
}
