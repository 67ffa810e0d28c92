import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers
import Testing

/// Tests of the calls for the SMS gateways of the server.
struct GatewayCallTests {
    private static let path = "/dialtone/v1/server/gateways"

    private func list(
        on server: TestServer,
        as caller: HTTPFields = TestServer.owner
    ) async throws -> Answer {
        try await server.request(.get, Self.path, headers: caller)
    }

    private func test(
        _ name: String,
        _ body: JSONValue,
        on server: TestServer,
        as caller: HTTPFields = TestServer.owner
    ) async throws -> Answer {
        try await server.post("\(Self.path)/\(name):test", body, headers: caller)
    }

    @Test func `gateways are listed without their secrets, and with their health`() async throws {
        let gateways = [ScriptedGateway("main"), ScriptedGateway("backup")]
        try await withServer(ServerSetup { $0.gateways = gateways }) { server in
            try await server.messaging?.directory.refresh()
            let found: ListGatewaysResponse = try await list(on: server).decoded()
            #expect(found.areUsed)
            #expect(found.gateways.map(\.name) == ["main", "backup"])
            #expect(found.gateways.map(\.health) == ["healthy", "healthy"])
            for _ in 0..<20 { server.messaging?.health.noteLate("backup") }
            let later: ListGatewaysResponse = try await list(on: server).decoded()
            #expect(later.gateways.map(\.health) == ["healthy", "unhealthy"])
        }
    }

    @Test func `a server without gateways lists none and tests none`() async throws {
        try await withServer { server in
            let found: ListGatewaysResponse = try await list(on: server).decoded()
            #expect(!found.areUsed)
            #expect(found.gateways.isEmpty)
            let tested = try await test("main", ["phoneNumber": "+16505550100"], on: server)
            #expect(tested.status == 404)
        }
    }

    @Test func `a test message is sent by the gateway that the call names`() async throws {
        let problem = SendProblem(.authentication, code: "20003", "The password is wrong.")
        let main = ScriptedGateway("main", .answer(.permanent(problem)), .takenAsOffered)
        let backup = ScriptedGateway("backup")
        try await withServer(ServerSetup { $0.gateways = [main, backup] }) { server in
            let body: JSONValue = ["phoneNumber": "+49 151 23456789"]
            let refused: TestGatewayResponse = try await test("main", body, on: server).decoded()
            #expect(!refused.isAccepted)
            #expect(refused.reason == "authentication")
            #expect(refused.code == "20003")
            #expect(refused.text.contains("rejected the message"))
            let sent: TestGatewayResponse = try await test("main", body, on: server).decoded()
            #expect(sent.isAccepted)
            #expect(sent.gatewayMessageIDs.count == 1)
            #expect(main.texts == Array(repeating: "This is a test of the gateway main.", count: 2))
            #expect(main.dispatches.first?.message.phoneNumber.e164 == "+4915123456789")
            #expect(backup.dispatches.isEmpty)
            let logged = try await server.look("/messages")
            #expect(try logged.json["messages"].count == 0)
        }
    }

    @Test func `hostile names and numbers send nothing`() async throws {
        let main = ScriptedGateway("main")
        try await withServer(ServerSetup { $0.gateways = [main] }) { server in
            let number: JSONValue = ["phoneNumber": "+16505550100"]
            for name in ["other", "..%2Fmain", "%00", "main%20", "MAIN"] {
                let answer = try await test(name, number, on: server)
                #expect(answer.status == 404, "\(name) \(answer.text)")
            }
            for text in ["", "abc", "+1", "\u{0}"] {
                let answer = try await test("main", ["phoneNumber": .string(text)], on: server)
                #expect(answer.status == 400, "\(text)")
            }
            let unknown: JSONValue = ["phoneNumber": "+16505550100", "project": "no-such-project"]
            #expect(try await test("main", unknown, on: server).status == 404)
            #expect(main.dispatches.isEmpty)
        }
    }

    @Test(arguments: AdminRole.allCases)
    func `the key of one project is refused`(role: AdminRole) async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(role)
            #expect(try await list(on: server, as: caller).status == 401)
            #expect(try await list(on: server, as: [:]).status == 401)
            let number: JSONValue = ["phoneNumber": "+16505550100"]
            #expect(try await test("main", number, on: server, as: caller).status == 401)
            #expect(try await test("main", number, on: server, as: [:]).status == 401)
        }
    }
}
