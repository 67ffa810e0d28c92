import DialtoneBasics
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests sign-ins with a verified number that belongs to another account.
struct TemporaryProofTests {
    private static let number = "+16505550100"

    /// Verifies the owner's number for another user, and returns the response.
    private func conflict(
        on server: TestServer,
        idToken: String
    ) async throws -> Answer {
        let session = try await server.sendCode(to: Self.number)
        return try await server.complete(
            session,
            code: server.sentCode(to: Self.number),
            with: ["idToken": .string(idToken)]
        )
    }

    private func redeem(
        _ proof: String,
        on server: TestServer,
        number: String = number,
        idToken: String? = nil
    ) async throws -> Answer {
        var body: [String: JSONValue] = [
            "temporaryProof": .string(proof), "phoneNumber": .string(number),
        ]
        if let idToken { body["idToken"] = .string(idToken) }
        return try await server.call(.signInWithPhoneNumber, .object(body))
    }

    @Test(arguments: StoreEngine.tested)
    func `a conflict returns a temporary proof and nothing else`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signIn(Self.number)
            let stranger = try await server.signUpAnonymously()
            let answer = try await conflict(on: server, idToken: stranger.idToken)
            #expect(answer.status == 200)
            let json = try answer.json
            #expect(json.keys == ["phoneNumber", "temporaryProof", "temporaryProofExpiresIn"])
            #expect(json["phoneNumber"] == .string(Self.number))
            #expect(json["temporaryProofExpiresIn"] == "3600")
            let proof = try #require(json["temporaryProof"].text)
            let person = try SignedIn(await redeem(proof, on: server))
            #expect(person.accountID == owner.accountID)
            #expect(person.isNew == false)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many concurrent requests with one proof, one signs in`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signIn(Self.number)
            let stranger = try await server.signUpAnonymously()
            let answer = try await conflict(on: server, idToken: stranger.idToken)
            let proof = try #require(try answer.json["temporaryProof"].text)
            let all = try await answers(20) { try await redeem(proof, on: server) }
            #expect(all.count { $0.status == 200 } == 1)
            for answer in all where answer.status != 200 {
                #expect(try answer.errorCode == .invalidTemporaryProof)
            }
        }
    }

    @Test func `a temporary proof does not give another account the number`() async throws {
        try await withServer { server in
            let owner = try await server.signIn(Self.number)
            let stranger = try await server.signUpAnonymously()
            let answer = try await conflict(on: server, idToken: stranger.idToken)
            let proof = try #require(try answer.json["temporaryProof"].text)
            let refused = try await redeem(proof, on: server, idToken: stranger.idToken)
            #expect(try refused.errorCode == .phoneNumberExists)
            let other = try await redeem(proof, on: server, number: "+16505550101")
            #expect(try other.errorCode == .invalidTemporaryProof)
            let person = try SignedIn(await redeem(proof, on: server))
            #expect(person.accountID == owner.accountID)
        }
    }

    @Test func `a proof is good for an hour`() async throws {
        try await withServer { server in
            _ = try await server.signIn(Self.number)
            let stranger = try await server.signUpAnonymously()
            let answer = try await conflict(on: server, idToken: stranger.idToken)
            let proof = try #require(try answer.json["temporaryProof"].text)
            server.clock.advance(by: .hours(1))
            #expect(try await redeem(proof, on: server).errorCode == .invalidTemporaryProof)
        }
    }
}
