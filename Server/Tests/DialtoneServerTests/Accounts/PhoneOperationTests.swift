import IdentityToolkit
import Testing

/// Tests the verification of a number while signed in to an account.
struct PhoneOperationTests {
    private func prove(
        _ number: String,
        on server: TestServer,
        idToken: String? = nil,
        operation: JSONValue? = nil
    ) async throws -> Answer {
        var extra: [String: JSONValue] = [:]
        if let idToken { extra["idToken"] = .string(idToken) }
        if let operation { extra["operation"] = operation }
        let session = try await server.sendCode(to: number)
        return try await server.complete(
            session,
            code: server.sentCode(to: number),
            with: extra
        )
    }

    @Test(arguments: [nil, "LINK", "UPDATE", 4, 3, "4"] as [JSONValue?])
    func `an anonymous account that gets a number keeps its ID`(
        operation: JSONValue?
    )
        async throws
    {
        try await withServer { server in
            let anonymous = try await server.signUpAnonymously()
            let answer = try await prove(
                "+16505550100",
                on: server,
                idToken: anonymous.idToken,
                operation: operation
            )
            let person = try SignedIn(answer)
            #expect(person.accountID == anonymous.accountID)
            #expect(person.isNew == false)
            let again = try await server.signIn("+16505550100")
            #expect(again.accountID == anonymous.accountID)
        }
    }

    @Test func `a second number replaces the first`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await prove(
                "+16505550101",
                on: server,
                idToken: person.idToken,
                operation: "UPDATE"
            )
            #expect(try SignedIn(answer).accountID == person.accountID)
            let users = try await server.lookUp(person.idToken).json["users"]
            #expect(users[0]["phoneNumber"] == "+16505550101")
            #expect(try await server.signIn("+16505550100").accountID != person.accountID)
        }
    }

    @Test func `REAUTH finds the number's account and never makes or changes one`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let found = try await prove("+16505550100", on: server, operation: "REAUTH")
            #expect(try SignedIn(found).accountID == person.accountID)
            let unknown = try await prove(
                "+16505550101",
                on: server,
                idToken: person.idToken,
                operation: "REAUTH"
            )
            #expect(try unknown.errorCode == .userNotFound)
            let users = try await server.lookUp(person.idToken).json["users"]
            #expect(users[0]["phoneNumber"] == "+16505550100")
            #expect(try await server.signIn("+16505550101").isNew == true)
        }
    }

    @Test func `SIGN_UP_OR_IN leaves the account of the ID token alone`() async throws {
        try await withServer { server in
            let anonymous = try await server.signUpAnonymously()
            let answer = try await prove(
                "+16505550100",
                on: server,
                idToken: anonymous.idToken,
                operation: "SIGN_UP_OR_IN"
            )
            #expect(try SignedIn(answer).accountID != anonymous.accountID)
        }
    }

    @Test(arguments: ["LINK", "UPDATE"] as [JSONValue])
    func `without an ID token there is nothing to link to`(operation: JSONValue) async throws {
        try await withServer { server in
            let answer = try await prove("+16505550100", on: server, operation: operation)
            #expect(try answer.errorCode == .missingIDToken)
        }
    }

    @Test func `an unknown operation is refused by the field's name`() async throws {
        try await withServer { server in
            let answer = try await prove("+16505550100", on: server, operation: "STEAL")
            #expect(answer.status == 400)
            #expect(try answer.refusal.message == "Invalid value at 'operation'")
            #expect(
                try answer.refusal.details == [
                    .badRequest([
                        .init {
                            $0.field = "operation"
                            $0.description = "Invalid value at 'operation'"
                        }
                    ])
                ]
            )
        }
    }

    @Test func `a number that is removed can be used by another account`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await server.call(
                .update,
                ["idToken": .string(person.idToken), "deleteProvider": ["phone"]]
            )
            #expect(
                try answer.json == [
                    "kind": "identitytoolkit#SetAccountInfoResponse",
                    "localId": .string(person.accountID),
                ]
            )
            let users = try await server.lookUp(person.idToken).json["users"]
            #expect(users[0]["phoneNumber"] == .null)
            #expect(users[0]["providerUserInfo"] == .null)
            #expect(try await server.signIn("+16505550100").isNew == true)
        }
    }
}
