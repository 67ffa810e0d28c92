import HTTPTypes
import DialtoneBasics
import DialtoneTestSupport
import Foundation
import IdentityToolkitAdmin
import Testing

/// The numbers of users by their last sign-in.
struct ActiveUserTests {
    @Test(arguments: StoreEngine.tested)
    func `users are counted by their last sign-in`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let now = server.clock.serverClock.now
            let ages: [Int64] = [0, 2, 6, 20, 40]
            let users = ages.map { days -> JSONValue in
                let moment = (now - .days(days)).milliseconds
                return ["localId": .string("u\(days)"), "lastLoginAt": .string("\(moment)")]
            }
            let never: JSONValue = ["localId": "never"]
            _ = try await server.administer(
                "accounts:batchCreate",
                ["users": .array(users + [never])]
            )
            let path = "/dialtone/v1/projects/\(TestServer.projectID)/activity?days=1"
            func counts() async throws -> ActiveUsers {
                let answer = try await server.request(.get, path, headers: TestServer.owner)
                return try answer.decoded(ProjectActivity.self).activeUsers
            }
            let first = try await counts()
            #expect(first.day == 1 && first.week == 3 && first.fourWeeks == 4)
            #expect(first.countedAt == now.date.ISO8601Format())
            // The counts are kept for a while.
            server.clock.advance(by: .minutes(9))
            _ = try await server.administer(
                "accounts:batchCreate",
                [
                    "users": [
                        ["localId": "new", "lastLoginAt": .string("\(now.milliseconds)")]
                    ]
                ]
            )
            #expect(try await counts().day == 1)
            server.clock.advance(by: .minutes(1))
            #expect(try await counts().day == 2)
        }
    }
}
