import DialtoneTestSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import PhoneNumbers

@Suite(.timeLimit(.minutes(60)))
struct NumberingPlanCommandTests {
    private struct Shown: Decodable {
        let version: String
        let date: String
        let territories: Int
        let source: String
        let path: String?
        let isUsable: Bool
    }

    /// The date of a day before or after today, as plans have it.
    private static func day(_ offset: Int = 0) -> String {
        Date(timeIntervalSinceNow: Double(offset) * 86_400)
            .formatted(.iso8601.year().month().day())
    }

    /// The built-in plan as if it were released later.
    private static func plan(
        _ version: String = "99.0.0",
        of date: String = Self.day(),
        collection: [UInt8] = NumberingPlan.bundled.collection
    ) -> [UInt8] {
        NumberingPlan(version: version, date: date, collection: collection).file
    }

    private func withFolder(
        _ body: (_ folder: TemporaryFolder, _ run: ([String]) async throws -> Program.Outcome)
            async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await body(folder) { words in
                try await Program.run(["numbering-plan"] + words + ["--data", folder.data])
            }
        }
    }

    private func write(_ file: [UInt8], in folder: TemporaryFolder) throws -> String {
        let path = folder.path + "/plan.bin"
        try Data(file).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func `the version shows the built-in plan`() async throws {
        let outcome = try await Program.run(["--version"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("numbering plan \(NumberingPlan.bundled.version) of "))
    }

    @Test func `without an installed plan the built-in one is shown`() async throws {
        try await withFolder { folder, run in
            let shown = try await run(["show", "--json"]).json(Shown.self)
            #expect(shown.version == NumberingPlan.bundled.version)
            #expect(shown.date == NumberingPlan.bundled.date)
            #expect(shown.territories > 250)
            #expect(shown.source == "builtIn")
            #expect(shown.path == folder.data + "/numbering-plan.bin")
            #expect(try await run(["show"]).output.contains("built-in"))
        }
    }

    @Test func `a plan is installed, and servers use it`() async throws {
        try await withFolder { folder, run in
            let file = try write(Self.plan(), in: folder)
            let updated = try await run(["update", file])
            #expect(updated.exitCode == 0, "\(updated.complaints)")
            let shown = try await run(["show", "--json"]).json(Shown.self)
            #expect(shown.version == "99.0.0")
            #expect(shown.source == "installed")
            let status = try FileManager.default.attributesOfItem(
                atPath: folder.data + "/numbering-plan.bin"
            )
            #expect((status[.posixPermissions] as? NSNumber)?.intValue == 0o644)
            try await DevServer.with(data: folder.data) { server in
                let url = try #require(URL(string: server.url + "/readyz"))
                let ready = try await Answer(URLRequest(url: url))
                #expect(try ready.text("numberingPlan") == "99.0.0")
                _ = try await server.signIn("+16505550101")
            }
        }
    }

    @Test func `a plan is installed beside the configuration file`() async throws {
        try await TemporaryFolder.with { folder in
            let file = try write(Self.plan(), in: folder)
            let config = try folder.write("database:\n  url: sqlite:x.db\n", to: "dialtone.yaml")
            let words = ["numbering-plan", "update", file, "--config", config]
            let updated = try await Program.run(words + ["--json"])
            #expect(updated.exitCode == 0)
            let view = try JSONSerialization.jsonObject(with: Data(updated.output.utf8))
            #expect((view as? [String: Any])?["version"] as? String == "99.0.0")
            #expect((view as? [String: Any])?["source"] as? String == "installed")
            let installed = folder.path + "/numbering-plan.bin"
            #expect(try Data(contentsOf: URL(fileURLWithPath: installed)) == Data(Self.plan()))
            // The variable names another place.
            let other = folder.path + "/other.bin"
            let variables = ["DIALTONE_NUMBERING_PLAN": other]
            let named = try await Program.run(words, environment: variables)
            #expect(named.exitCode == 0)
            #expect(FileManager.default.fileExists(atPath: other))
        }
    }

    @Test func `a file that is not a valid plan is refused, and nothing is installed`() async throws
    {
        let whole = Self.plan()
        var changed = whole
        changed[whole.count / 2] ^= 1
        var refusing = NumberingPlan.bundled.collection
        let start = try #require(refusing.firstRange(of: Array("2015550123".utf8))).lowerBound
        refusing.replaceSubrange(start..<start + 10, with: Array("1115550123".utf8))
        let first = NumberingPlan.bundled.collection
        let length = 3 + (Int(first[1] & 127) | Int(first[2]) << 7)
        let cases: [(file: [UInt8], words: String)] = [
            (Array("nonsense".utf8), "is not a numbering plan"), ([], "is not a numbering plan"),
            (changed, "is damaged"), (Array(whole.dropLast(1_000)), "is damaged"),
            (Self.plan(collection: Array("nonsense".utf8)), "cannot be parsed"),
            (Self.plan(collection: Array(first.dropFirst(length))), "lacks territories: AC"),
            (Self.plan(collection: refusing), "refuses its own example numbers"),
            (Array(repeating: 0, count: 5 << 20), "is larger than"),
        ]
        try await withFolder { folder, run in
            for (file, words) in cases {
                let outcome = try await run(["update", try write(file, in: folder)])
                #expect(outcome.exitCode == 65, "\(words)")
                #expect(outcome.complaints.contains(words), "\(outcome.complaints)")
            }
            let missing = try await run(["update", folder.path + "/missing"])
            #expect(missing.exitCode == 65)
            #expect(missing.complaints.contains("/missing cannot be read."))
            #expect(!FileManager.default.fileExists(atPath: folder.data + "/numbering-plan.bin"))
        }
    }

    @Test func `an older plan replaces a newer one only with --force`() async throws {
        try await withFolder { folder, run in
            let newer = try write(Self.plan("99.0.1", of: Self.day(1)), in: folder)
            #expect(try await run(["update", newer]).exitCode == 0)
            let older = try write(Self.plan(), in: folder)
            let refused = try await run(["update", older])
            #expect(refused.exitCode == 1)
            #expect(refused.complaints.contains("--force"))
            #expect(try await run(["update", older, "--force"]).exitCode == 0)
            #expect(try await run(["show", "--json"]).json(Shown.self).version == "99.0.0")
            // No server would use a plan that is older than the built-in one.
            let ancient = try write(Self.plan(of: "2020-01-01"), in: folder)
            #expect(try await run(["update", ancient, "--force"]).exitCode == 1)
        }
    }

    @Test func `a plan dated in the future is not installed, and not used if present`() async throws
    {
        try await withFolder { folder, run in
            let present = try write(Self.plan(), in: folder)
            #expect(try await run(["update", present]).exitCode == 0)
            let future = Self.plan("99.0.1", of: Self.day(3))
            let refused = try await run(["update", try write(future, in: folder), "--force"])
            #expect(refused.exitCode == 65)
            #expect(refused.complaints.contains("is dated \(Self.day(3)), which is in the future"))
            let installed = folder.data + "/numbering-plan.bin"
            #expect(try Data(contentsOf: URL(fileURLWithPath: installed)) == Data(Self.plan()))

            try Data(future).write(to: URL(fileURLWithPath: installed))
            let shown = try await run(["show", "--json"])
            #expect(shown.exitCode == 65)
            #expect(shown.complaints.contains("in the future"))
            #expect(try shown.json(Shown.self).source == "builtIn")
            let server = try await DevServer.start(data: folder.data)
            #expect(await server.stop() == 0)
            #expect(await server.program.complaints().contains("in the future"))
            // It does not stand in the way of a plan of today.
            let again = try write(Self.plan(), in: folder)
            #expect(try await run(["update", again]).exitCode == 0)
            #expect(try await run(["show", "--json"]).json(Shown.self).version == "99.0.0")
        }
    }

    @Test func `a damaged plan causes an error, and the built-in one is used`() async throws {
        try await withFolder { folder, run in
            #expect(try await run(["update", try write(Self.plan(), in: folder)]).exitCode == 0)
            let installed = folder.data + "/numbering-plan.bin"
            try Data(Self.plan().dropLast(1)).write(to: URL(fileURLWithPath: installed))
            let shown = try await run(["show", "--json"])
            #expect(shown.exitCode == 65)
            #expect(shown.complaints.contains("is damaged"))
            #expect(try shown.json(Shown.self).source == "builtIn")
            #expect(try !shown.json(Shown.self).isUsable)
            let server = try await DevServer.start(data: folder.data)
            _ = try await server.signIn("+16505550101")
            #expect(await server.stop() == 0)
            #expect(await server.program.complaints().contains("is damaged"))
        }
    }
}
