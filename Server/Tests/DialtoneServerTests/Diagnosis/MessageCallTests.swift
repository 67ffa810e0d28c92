import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers
import Testing

/// Tests of the calls that list messages and their statistics.
struct MessageCallTests {
    /// Sends a message to each of so many numbers, oldest first.
    private func send(_ count: Int, on server: TestServer) async throws {
        for index in 0..<count {
            let answer = try await server.ask(
                for: Crowd.number(index),
                from: Crowd.address(index)
            )
            try #require(answer.status == 200, "\(answer.text)")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `pages list every message once, newest first`(engine: StoreEngine) async throws {
        try await withServer(.guarded(on: engine)) { server in
            try await send(7, on: server)
            var numbers: [String] = []
            var query = ""
            var pages = 0
            repeat {
                let page: ListMessagesResponse = try await server.look(
                    "/messages?pageSize=3\(query)"
                ).decoded()
                numbers += page.messages.map(\.phoneNumber)
                query = page.nextPageToken.map { "&pageToken=\($0)" } ?? ""
                #expect((page.searchedUntil == nil) == query.isEmpty)
                pages += 1
            } while !query.isEmpty && pages < 10
            #expect(pages == 3)
            #expect(numbers == (0..<7).reversed().map { Crowd.number($0) })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `messages are filtered by number, state, gateway and time`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            try await send(2, on: server)
            server.clock.advance(by: .seconds(2))
            let middle = server.clock.now.date.ISO8601Format()
            server.clock.advance(by: .seconds(1))
            _ = try await server.askAndAnswer(for: Crowd.number(2), from: Crowd.address(2))
            func numbers(_ query: String) async throws -> [String] {
                let answer = try await server.look("/messages?\(query)")
                try #require(answer.status == 200, "\(answer.text)")
                return try answer.decoded(ListMessagesResponse.self).messages.map(\.phoneNumber)
            }
            #expect(try await numbers("state=entered") == [Crowd.number(2)])
            #expect(try await numbers("state=ENTERED&gateway=nothing").isEmpty)
            #expect(try await numbers("state=failed").isEmpty)
            #expect(try await numbers("since=\(middle)") == [Crowd.number(2)])
            #expect(try await numbers("until=\(middle)") == [1, 0].map { Crowd.number($0) })
            let spelled = Crowd.number(1).dropFirst()
            #expect(try await numbers("phoneNumber=%2B\(spelled)") == [Crowd.number(1)])
            #expect(try await numbers("phoneNumber=00\(spelled)") == [Crowd.number(1)])
            server.clock.advance(by: .hours(1))
            #expect(
                try await numbers("state=delivered").count
                    + numbers("state=expired").count == 2
            )
        }
    }

    @Test(arguments: [
        "pageSize=-1", "pageSize=many", "pageToken=forged", "pageToken=..%2F..", "state=gone",
        "since=yesterday", "until=2026-13-45", "phoneNumber=abc", "pageToken=%00",
    ])
    func `a hostile query is refused`(query: String) async throws {
        try await withServer { server in
            let answer = try await server.look("/messages?\(query)")
            #expect(answer.status == 400, "\(answer.text)")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `text that no gateway has as a name finds nothing`(engine: StoreEngine) async throws {
        try await withServer(.guarded(on: engine)) { server in
            try await send(1, on: server)
            for name in ["'%20OR%201=1--", "%F0%9F%92%A3", String(repeating: "x", count: 5_000)] {
                let answer = try await server.look("/messages?gateway=\(name)")
                #expect(answer.status == 200)
                #expect(try answer.json["messages"].count == 0)
            }
            #expect([200, 400].contains(try await server.look("/messages?gateway=%00").status))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a huge page has at most 500 messages`(engine: StoreEngine) async throws {
        try await withServer(.guarded(on: engine)) { server in
            try await server.store.write { data in
                for index in 0..<520 {
                    try data.insert(
                        MessageRecord(
                            sessionID: VerificationSessionID(
                                random: .machine,
                                at: server.clock.now + TimeSpan(milliseconds: Int64(index))
                            ),
                            projectID: TestServer.projectID,
                            appID: nil,
                            phoneNumber: .init(e164: Crowd.number(index)),
                            region: "MA",
                            language: "en",
                            alphabet: .gsm7,
                            segments: 1,
                            createdAt: server.clock.now,
                            expiresAt: server.clock.now + .minutes(5),
                            state: .queued
                        )
                    )
                }
            }
            let page: ListMessagesResponse = try await server.look(
                "/messages?pageSize=9223372036854775807"
            ).decoded()
            #expect(page.messages.count == 500)
            #expect(page.nextPageToken != nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message is shown with its decision, but not to another project`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            try await send(1, on: server)
            let list: ListMessagesResponse = try await server.look("/messages").decoded()
            let id = try #require(list.messages.first?.id)
            let shown: ExplainedMessage = try await server.look("/messages/\(id)").decoded()
            #expect(shown.message.phoneNumber == Crowd.number(0))
            #expect(shown.decision?.verdict == "admit")
            #expect(!shown.outcome.isEmpty)
            #expect(!shown.remedies.isEmpty)
            let foreign = try await server.look(
                "/messages/\(id)",
                of: TestServer.otherProjectID
            )
            #expect(foreign.status == 404)
            for unknown in ["x", "%2e%2e", String(id.dropLast()) + "!", "AAAAAAAAAAAAAAAAAAAAAA"] {
                #expect(try await server.look("/messages/\(unknown)").status == 404, "\(unknown)")
            }
            let others: ListMessagesResponse = try await server.look(
                "/messages?pageToken=\(id)",
                of: TestServer.otherProjectID
            ).decoded()
            #expect(others.messages.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `statistics count by country and by hour or day`(engine: StoreEngine) async throws {
        try await withServer(.guarded(on: engine)) { server in
            try await send(3, on: server)
            server.clock.advance(by: .hours(2))
            _ = try await server.askAndAnswer(for: Crowd.number(3), from: Crowd.address(3))
            let hours: MessageStatistics = try await server.look("/messages:statistics?days=1")
                .decoded()
            #expect(hours.period == "hour")
            #expect(hours.periods.map(\.messages) == [3, 1])
            #expect(hours.periods.map(\.entered) == [0, 1])
            #expect(hours.periods[0].start < hours.periods[1].start)
            #expect(hours.countries.map(\.country) == ["MA"])
            #expect(hours.countries.first?.messages == 4)
            let days: MessageStatistics = try await server.look("/messages:statistics").decoded()
            #expect(days.period == "day")
            #expect(days.periods.map(\.messages).reduce(0, +) == 4)
            let others: MessageStatistics = try await server.look(
                "/messages:statistics",
                of: TestServer.otherProjectID
            ).decoded()
            #expect(others.countries.isEmpty)
            for wrong in ["0", "31", "-1", "many"] {
                let answer = try await server.look("/messages:statistics?days=\(wrong)")
                #expect(answer.status == 400)
            }
        }
    }
}
