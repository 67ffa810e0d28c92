import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes

extension TestServer {
    /// Gets what an admin call of the project returns; `path` is what follows the project.
    func look(
        _ path: String,
        of project: ProjectID = projectID,
        as caller: HTTPFields = owner
    ) async throws -> Answer {
        try await request(.get, "/dialtone/v1/projects/\(project)\(path)", headers: caller)
    }

    /// Makes an admin call with a body.
    func adminPost(
        _ path: String,
        _ body: JSONValue = [:],
        of project: ProjectID = projectID,
        as caller: HTTPFields = owner
    ) async throws -> Answer {
        try await post("/dialtone/v1/projects/\(project)\(path)", body, headers: caller)
    }

    /// Returns the credential of a new administrator.
    func administrator(
        _ role: AdminRole,
        of project: ProjectID = projectID
    ) async throws
        -> HTTPFields
    {
        let registry = AdminKeyRegistry(
            store: store,
            clock: clock.serverClock,
            random: .machine
        )
        let made = try await registry.create(
            for: project,
            role: role,
            displayName: "test",
            lifetime: nil
        )
        return [.authorization: "Bearer \(made.secret.text)"]
    }

    /// Sends messages to numbers of one prefix until it is held, and returns how many were sent.
    func holdPrefix() async throws -> Int {
        for index in 0..<40 {
            _ = try await ask(for: Crowd.number(index), from: Crowd.address(index))
        }
        return messages.count
    }
}

extension RandomSource {
    /// Differs from call to call, so that every key of a test is another.
    static let machine = RandomSource { count in
        (0..<count).map { _ in UInt8.random(in: 0...255) }
    }
}
