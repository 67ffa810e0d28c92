import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// The steps of tests about the text message that notifies an owner of a change.
protocol NumberNoticeSteps {}

extension NumberNoticeSteps {
    static var number: String { "+16505550100" }
    static var thiefsNumber: String { "+16505550101" }

    func notices(_ server: TestServer, to number: String = Self.number) -> [TextMessage] {
        server.messages.filter { $0.notice != nil && $0.phoneNumber.e164 == number }
    }

    func codes(_ server: TestServer, to number: String = Self.number) -> [String] {
        notices(server, to: number).compactMap { $0.action?.code }
    }

    func code(of notice: TextMessage?) throws -> String {
        try #require(notice?.action?.code)
    }

    func linkGoogle(
        _ profile: String = #"{"sub":"thief"}"#,
        to person: SignedIn,
        on server: TestServer
    ) async throws -> Answer {
        try await server.signIn(
            byProvider: profile,
            of: .google,
            with: ["idToken": .string(person.idToken)]
        )
    }

    func unlinkGoogle(from person: SignedIn, on server: TestServer) async throws {
        let answer = try await server.update(person, ["deleteProvider": ["google.com"]])
        try #require(answer.status == 200)
    }

    /// The session with a new ID token, as the one before is valid for an hour only.
    func renewed(_ person: SignedIn, on server: TestServer) async throws -> SignedIn {
        let token = try await server.refresh(person.refreshToken).json["id_token"].text
        return SignedIn(
            accountID: person.accountID,
            idToken: try #require(token),
            refreshToken: person.refreshToken
        )
    }

    func account(_ person: SignedIn, on server: TestServer) async throws -> Account {
        try await server.account(id: AccountID(rawValue: person.accountID))
    }

    /// Signs the owner in, and waits until a stolen token is old.
    func stolenSession(_ server: TestServer) async throws -> SignedIn {
        let owner = try await server.signIn(Self.number)
        server.clock.advance(by: .minutes(20))
        return owner
    }
}
