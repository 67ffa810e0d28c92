import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of the inbox of development mode, as tests of apps and the console read it.
struct ShowInboxTests {
    private static let project = "/emulator/v1/projects/\(TestServer.projectID)"
    private static let number = "+16505550100"
    private static let otherNumber = "+16505550101"

    private func inbox(of server: TestServer, _ query: String = "") async throws -> JSONValue {
        try await server.request(.get, Self.project + "/inbox" + query).json
    }

    private func count(_ query: String, on server: TestServer) async throws -> JSONValue {
        try await inbox(of: server, query)["matchCount"]
    }

    @Test(arguments: StoreEngine.tested)
    func `messages and mails are listed with their purpose and the state of their codes`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signUp()
            _ = try await server.mailCode("PASSWORD_RESET")
            let session = try await server.sendCode(to: Self.number)
            let before = try await inbox(of: server)["items"]
            #expect(before[0]["kind"] == "sms")
            #expect(before[0]["recipient"] == .string(Self.number))
            #expect(before[0]["purpose"] == "signIn")
            #expect(before[0]["title"] == "Sign-in code")
            let code = try server.sentCode(to: Self.number)
            #expect(before[0]["code"] == .string(code))
            #expect(before[0]["state"] == "open")
            #expect(before[1]["kind"] == "mail")
            #expect(before[1]["recipient"] == .string(TestServer.email))
            #expect(before[1]["purpose"] == "resetPassword")
            #expect(before[1]["subject"].text?.isEmpty == false)
            let link = try #require(server.mails.last?.notice.action?.link)
            #expect(before[1]["link"] == .string(link))
            #expect(before[1]["state"] == "open")
            _ = try await server.complete(session, code: code)
            let mailed = try #require(server.mails.last?.notice.action?.code)
            #expect(try await server.resetPassword(mailed, to: "better-horse").status == 200)
            let after = try await inbox(of: server)["items"]
            #expect(after[0]["state"] == "used")
            #expect(after[1]["state"] == "used")
        }
    }

    @Test func `times are exact to the millisecond`() async throws {
        try await withServer { server in
            // What a Date made of such a moment is formatted as is a millisecond less.
            server.clock.advance(by: TimeSpan(milliseconds: 1))
            _ = try await server.signUp()
            _ = try await server.mailCode("PASSWORD_RESET")
            _ = try await server.sendCode(to: Self.number)
            let items = try await inbox(of: server)["items"]
            #expect(items.count == 2)
            for index in 0..<2 {
                #expect(items[index]["sentAt"].text?.hasSuffix(".001Z") == true)
            }
            let messages = try await server.request(.get, Self.project + "/messages").json[
                "messages"
            ]
            #expect(messages[0]["sentAt"] == items[0]["sentAt"])
        }
    }

    @Test func `messages and mails are searched by number, address and text`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            _ = try await server.mailCode("PASSWORD_RESET")
            _ = try await server.sendCode(to: Self.number)
            _ = try await server.sendCode(to: Self.otherNumber)
            #expect(try await count("", on: server) == 3)
            #expect(try await count("?kind=sms", on: server) == 2)
            #expect(try await count("?kind=mail", on: server) == 1)
            #expect(try await count("?query=0100", on: server) == 1)
            #expect(try await count("?query=650+555-01", on: server) == 2)
            #expect(try await count("?query=%2B1%20(650)%20555-0101", on: server) == 1)
            #expect(try await count("?query=ADA%40example", on: server) == 1)
            #expect(try await count("?query=NEVER%20share&kind=sms", on: server) == 2)
            #expect(try await count("?query=not%20in%20any%20message", on: server) == 0)
            let none = try await inbox(of: server, "?query=not%20in%20any%20message")
            #expect(none["items"].count == 0)
            #expect(none["totalCount"] == 3)
        }
    }

    @Test func `the newest are listed first, up to a limit`() async throws {
        try await withServer { server in
            for last in 0..<4 { _ = try await server.sendCode(to: "+1650555010\(last)") }
            let listing = try await inbox(of: server, "?limit=2")
            #expect(listing["items"].count == 2)
            #expect(listing["items"][0]["recipient"] == "+16505550103")
            #expect(listing["items"][1]["recipient"] == "+16505550102")
            #expect(listing["matchCount"] == 4)
            #expect(listing["totalCount"] == 4)
            #expect(try await inbox(of: server, "?limit=0")["items"].count == 1)
            let answer = try await server.request(.get, Self.project + "/inbox?limit=many")
            #expect(answer.status == 400)
        }
    }

    @Test func `a cleared inbox is empty, and its codes still sign in`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: Self.number)
            let code = try server.sentCode(to: Self.number)
            let other = "/emulator/v1/projects/\(TestServer.otherProjectID)/inbox"
            #expect(try await server.request(.delete, other).status == 200)
            #expect(try await count("", on: server) == 1)
            let answer = try await server.request(.delete, Self.project + "/inbox")
            #expect(answer.status == 200)
            #expect(answer.text == "{}")
            #expect(try await count("", on: server) == 0)
            let codes = try await server.request(.get, Self.project + "/verificationCodes")
            #expect(try codes.json["verificationCodes"].count == 0)
            #expect(try await server.complete(session, code: code).status == 200)
        }
    }

    @Test(arguments: ["%2B16505550101", "+16505550101", "16505550101"])
    func `codes can be listed for one number`(written: String) async throws {
        try await withServer { server in
            for number in [Self.number, Self.otherNumber] {
                _ = try await server.sendCode(to: number)
            }
            let path = Self.project + "/verificationCodes?phoneNumber=" + written
            let codes = try await server.request(.get, path).json["verificationCodes"]
            #expect(codes.count == 1)
            #expect(codes[0]["phoneNumber"] == .string(Self.otherNumber))
        }
    }

    @Test func `mailed codes can be listed for one address`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            _ = try await server.signUp("bob@example.com")
            let code = try await server.mailCode("PASSWORD_RESET")
            _ = try await server.mailCode("PASSWORD_RESET", ["email": "bob@example.com"])
            let path = Self.project + "/oobCodes?email=Ada%40example.com"
            let codes = try await server.request(.get, path).json["oobCodes"]
            #expect(codes.count == 1)
            #expect(codes[0]["oobCode"] == .string(code))
        }
    }

    @Test func `used codes are not read when codes are listed`() async throws {
        try await withServer { server in
            let codes = Self.project + "/verificationCodes"
            let mailed = Self.project + "/oobCodes"
            _ = try await server.signUp()
            _ = try await server.request(.get, codes)
            _ = server.work.takeWork()
            _ = try await server.request(.get, codes)
            _ = try await server.request(.get, mailed)
            let whenEmpty = server.work.takeWork()
            for last in 0..<5 { _ = try await server.signIn("+1650555010\(last)") }
            let code = try await server.mailCode("PASSWORD_RESET")
            #expect(try await server.resetPassword(code, to: "better-horse").status == 200)
            _ = try await server.request(.get, codes)
            _ = try await server.request(.get, mailed)
            _ = server.work.takeWork()
            #expect(try await server.request(.get, codes).json["verificationCodes"].count == 0)
            #expect(try await server.request(.get, mailed).json["oobCodes"].count == 0)
            #expect(server.work.takeWork() == whenEmpty)
        }
    }

    @Test func `many open codes are listed, oldest first`() async throws {
        try await withServer { server in
            let numbers = (0..<20).map { "+165055501\(10 + $0)" }
            for number in numbers {
                let sent = try await server.call(
                    .sendVerificationCode,
                    ["phoneNumber": .string(number)]
                )
                #expect(sent.status == 200)
            }
            let answer = try await server.request(.get, Self.project + "/verificationCodes")
            let codes = try answer.json["verificationCodes"]
            #expect(codes.count == numbers.count)
            #expect(numbers.indices.map { codes[$0]["phoneNumber"].text } == numbers)
        }
    }

    @Test func `messages are listed with the purpose of their codes`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            _ = try await server.startPhoneEnrollment(person.idToken, Self.number)
            _ = try await server.sendCode(to: Self.otherNumber)
            let messages = try await server.request(.get, Self.project + "/messages").json
            #expect(messages["messages"][0]["purpose"] == "secondFactorEnrollment")
            #expect(messages["messages"][1]["purpose"] == "signIn")
        }
    }
}
