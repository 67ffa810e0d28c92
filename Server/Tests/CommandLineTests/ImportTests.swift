import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ImportTests {
    private static let scrypt = [
        "--hash-algo", "SCRYPT", "--rounds", "8", "--mem-cost", "14", "--salt-separator", "Bw==",
        "--hash-key",
        "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
    ]

    private static let ada = #"""
        {"localId": "ada", "email": "ada@example.com",
          "passwordHash": "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==",
          "salt": "42xEC+ixf3L2lw=="}
        """#

    private static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    @Test func `users of a Firebase project can sign in, even after an export and an import`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let file = folder.path + "/users.json"
            try Self.write(
                #"{"users": [\#(Self.ada), {"localId": "ada"}, {"email": "x@y.z"}]}"#,
                to: file
            )
            try await DevServer.with(data: folder.data) { server in
                let outcome = try await Program.run(
                    ["import", file, "--format", "firebase", "--data", folder.data] + Self.scrypt
                )
                #expect(outcome.exitCode == 65)
                #expect(outcome.output == "1 user imported, 2 rejected.\n")
                let report = try String(contentsOfFile: file + ".rejected.jsonl", encoding: .utf8)
                #expect(
                    report == """
                        {"file":"\(file)","id":"ada","reason":"localId belongs to an existing account - can not overwrite.","row":2}
                        {"file":"\(file)","reason":"localId is missing","row":3}

                        """
                )
                #expect(try await Self.signIn(to: server).text("localId") == "ada")
            }
            let copy = folder.path + "/copy.json"
            let export = try await Program.run(["export", copy, "--data", folder.data])
            #expect(export.exitCode == 0)
            let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions]
            #expect(mode as? Int == 0o600)
            let other = folder.path + "/other"
            try await DevServer.with(data: other) { server in
                let outcome = try await Program.run([
                    "import", copy, "--format", "firebase", "--data", other,
                ])
                #expect(outcome.exitCode == 0)
                #expect(outcome.output == "1 user imported, 0 rejected.\n")
                #expect(try await Self.signIn(to: server).text("localId") == "ada")
            }
        }
    }

    @Test(arguments: [false, true])
    func `second factors that the project does not require are reported`(asks: Bool) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = ["--data", folder.data]
            let state = "secondFactors.state=\(asks ? "enabled" : "disabled")"
            let set = ["projects", "set", "demo-dialtone", state]
            #expect(try await Program.run(set + data).exitCode == 0)
            let file = folder.path + "/users.json"
            let user = """
                {"localId": "ada", "email": "ada@example.com", "emailVerified": true,
                  "mfaInfo": [{"phoneInfo": "+16505550101"}]}
                """
            try Self.write("[\(user), {\"localId\": \"bob\"}]", to: file)
            let outcome = try await Program.run(["import", file, "--format", "firebase"] + data)
            #expect(outcome.output == "2 users imported, 0 rejected.\n")
            let says = outcome.complaints.contains(
                "1 user has a second factor, but this project does not require one"
            )
            #expect(says != asks)
        }
    }

    @Test func `an interrupted import continues when it is run again`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let file = folder.path + "/users.json"
            let users = (1...20_000).map {
                $0 % 100 == 0 ? #"{"localId": 1}"# : #"{"localId": "user-\#($0)"}"#
            }
            try Self.write("[\(users.joined(separator: ","))]", to: file)
            let command = ["import", file, "--format", "firebase", "--data", folder.data]
            // The database may not grow any more somewhere in the middle.
            let brokenOff = try RunningProgram(command, fileLimit: 3_000)
            #expect(await brokenOff.exitCode() != 0)
            let again = try await Program.run(command)
            #expect(again.exitCode == 65)
            #expect(again.complaints.hasPrefix("Continuing after row "))
            #expect(again.output == "19800 users imported, 200 rejected.\n")
            let report = try String(contentsOfFile: file + ".rejected.jsonl", encoding: .utf8)
            #expect(report.split(separator: "\n").count == 200)
        }
    }

    /// One row in a hundred is bad, each in another way than the one before.
    private static func row(_ number: Int) -> String {
        let bad = [
            #"{"email": "nobody@example.com"}"#, #"{"localId": "bad", "email": "nonsense"}"#,
            #"{"localId": "bad", "email": "user-1@example.com"}"#,
            #"{"localId": "bad", "phoneNumber": "911"}"#,
            #"{"localId": "bad", "passwordHash": "%%%"}"#, #"{"localId": 7}"#,
            #"{"localId": "user-1"}"#,
        ]
        guard !number.isMultiple(of: 100) else { return bad[number / 100 % bad.count] }
        return ada.replacingOccurrences(of: "ada", with: "user-\(number)")
    }

    @Test func `of ten thousand users all valid ones are imported and all invalid ones reported`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let count = 10_000
            let file = folder.path + "/users.json"
            let rows = (1...count).map(Self.row).joined(separator: ",\n")
            try Self.write("{\"users\": [\(rows)]}", to: file)
            try await DevServer.with(data: folder.data) { server in
                let outcome = try await Program.run(
                    ["import", file, "--format", "firebase", "--data", folder.data] + Self.scrypt
                )
                #expect(outcome.output == "9900 users imported, 100 rejected.\n")
                struct Rejected: Decodable { let row: Int }
                let report = try String(contentsOfFile: file + ".rejected.jsonl", encoding: .utf8)
                let rejected = try report.split(separator: "\n").map {
                    try JSONDecoder().decode(Rejected.self, from: Data($0.utf8)).row
                }
                #expect(rejected == Array(stride(from: 100, through: count, by: 100)))
                for number in [1, 99, 101, 999, 1_001, 5_432, count - 1] {
                    let person = try await Self.signIn(to: server, as: "user-\(number)")
                    #expect(try person.text("localId") == "user-\(number)")
                }
            }
        }
    }

    @Test(arguments: [
        (
            ["import", "FILE", "--format", "firebase"], 65,
            "Error: FILE is incomplete: it ends after byte 20."
        ),
        (
            ["import", "FILE.no", "--format", "firebase"], 65,
            "Error: FILE.no cannot be read: the file does not exist."
        ),
        (
            ["import", "FILE", "--format", "gotrue"], 65,
            "Error: The table in FILE has no column named id."
        ),
        (["import", "FILE", "--format", "nonsense"], 64, "Error: The value 'nonsense'"),
        (
            ["import", "FILE", "--format", "firebase", "--rounds", "8"], 64,
            "Error: Pass the algorithm"
        ),
        (
            ["import", "FILE", "--format", "keycloak", "--hash-algo", "MD5"], 64,
            "Error: Hash parameters are supported only"
        ),
        (
            ["import", "FILE", "--format", "firebase", "--hash-algo", "SCRYPT", "--rounds", "9"], 1,
            "Error: The hash parameters: --mem-cost is missing."
        ),
        (["export", "FILE"], 1, "Error: FILE already exists"),
    ])
    func `an import that is not possible is refused with a reason`(
        arguments: [String],
        exitCode: Int32,
        complaint: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let file = folder.path + "/users.json"
            try Self.write(#"{"users":[{"a":"b"},"#, to: file)
            let words = arguments.map { $0.replacingOccurrences(of: "FILE", with: file) }
            let outcome = try await Program.run(words + ["--data", folder.data])
            #expect(outcome.exitCode == exitCode)
            let expected = complaint.replacingOccurrences(of: "FILE", with: file)
            #expect(outcome.complaints.contains(expected), "\(outcome.complaints)")
        }
    }

    private static func signIn(to server: DevServer, as name: String = "ada") async throws -> Answer
    {
        try await server.call(
            "/v1/accounts:signInWithPassword",
            ["email": "\(name)@example.com", "password": "user1password"]
        )
    }
}
