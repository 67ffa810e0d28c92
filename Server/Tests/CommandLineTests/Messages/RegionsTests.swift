import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct RegionsTests {
    private struct Regions: Decodable, Equatable {
        let allowed: [String]?
        let denied: [String]
    }

    /// Runs `body` with a function that runs commands on data with a project `shop` in it.
    private func withShop(
        created options: [String] = [],
        _ body: (@Sendable ([String]) async throws -> Program.Outcome) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let create = ["projects", "create", "shop"] + options + ["--data", folder.data]
            #expect(try await Program.run(create).exitCode == 0)
            try await body { words in
                try await Program.run(words + ["--project", "shop", "--data", folder.data])
            }
        }
    }

    private func regions(
        _ run: @Sendable ([String]) async throws -> Program.Outcome
    ) async throws -> Regions {
        try await run(["regions", "show", "--json"]).json(Regions.self)
    }

    @Test func `countries can be chosen when a project is created`() async throws {
        try await withShop(created: ["--regions", "de, AT,CH"]) { run in
            #expect(try await regions(run) == Regions(allowed: ["AT", "CH", "DE"], denied: []))
            let shown = try await run(["regions", "show"])
            #expect(shown.output == "Messages are allowed only to AT, CH, DE.\n")
        }
    }

    @Test func `by default messages may go to every country`() async throws {
        try await withShop { run in
            let regions = try await regions(run)
            #expect(regions == Regions(allowed: nil, denied: []))
        }
    }

    @Test func `countries are allowed, denied and cleared`() async throws {
        try await withShop { run in
            let denied = try await run(["regions", "deny", "PK", "UZ"])
            #expect(denied.output == "Messages are allowed to all countries except PK, UZ.\n")
            let freed = try await run(["regions", "allow", "PK", "--everywhere-else"])
            #expect(freed.output == "Messages are allowed to all countries except UZ.\n")
            let first = try await run(["regions", "allow", "DE"])
            #expect(first.output == "Messages are allowed only to DE.\n")
            let second = try await run(["regions", "allow", "at"])
            #expect(second.output == "Messages are allowed only to AT, DE.\n")
            let fewer = try await run(["regions", "deny", "AT", "FR"])
            #expect(fewer.output == "Messages are allowed only to DE.\n")
            let cleared = try await run(["regions", "clear", "--yes"])
            #expect(cleared.output == "Messages are allowed to all countries.\n")
            let regions = try await regions(run)
            #expect(regions == Regions(allowed: nil, denied: []))
        }
    }

    @Test func `an invalid country is refused, and nothing changes`() async throws {
        try await withShop(created: ["--regions", "DE"]) { run in
            let refused = try await run(["regions", "allow", "AT", "XX"])
            #expect(refused.exitCode == 64)
            #expect(refused.complaints.contains("XX is not a country code"))
            #expect(try await regions(run).allowed == ["DE"])
        }
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let create = ["projects", "create", "shop", "--regions", "DE,Germany"]
            let refused = try await Program.run(create + ["--data", folder.data])
            #expect(refused.exitCode == 64)
        }
    }
}
