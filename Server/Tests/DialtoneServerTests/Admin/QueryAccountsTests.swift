import IdentityToolkit
import Testing

/// The administrators' search.
struct QueryAccountsTests {
    private func withAccounts(
        _ test: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await withServer { server in
            for (id, name, number) in [
                ("a", "Zoe", "+16505550101"), ("b", "Mia", "+16505550102"),
                ("c", "Ada", "+16505550103"),
            ] {
                let created = try await server.administer(
                    "accounts",
                    [
                        "localId": .string(id), "displayName": .string(name),
                        "phoneNumber": .string(number), "email": "\(id)@example.com",
                    ]
                )
                try #require(created.status == 200)
            }
            try await test(server)
        }
    }

    private func found(_ query: JSONValue, on server: TestServer) async throws -> [String] {
        let answer = try await server.administer("accounts:query", query)
        try #require(answer.status == 200, "\(answer.text)")
        let users = try answer.json["userInfo"]
        return (0..<(users.count ?? 0)).compactMap { users[$0]["localId"].text }
    }

    @Test(
        arguments: [
            ([["userId": "b"]], ["b"]),
            ([["phoneNumber": "+1 650 555 0103"]], ["c"]),
            ([["email": "A@EXAMPLE.COM"], ["userId": "c"]], ["a", "c"]),
            ([["email": "a@example.com", "userId": "b"]], []),
            ([[:]], ["a", "b", "c"]),
            ([["userId": ""]], ["a", "b", "c"]),
        ] as [([JSONValue], [String])]
    )
    func `accounts are found by each kind of identifier`(
        expressions: [JSONValue],
        ids: [String]
    ) async throws {
        try await withAccounts { server in
            let found = try await found(["expression": .array(expressions)], on: server)
            #expect(found == ids)
        }
    }

    @Test(arguments: [(100, 200), (101, 400), (2_000, 400)])
    func `a query has at most a hundred expressions`(count: Int, status: Int) async throws {
        try await withAccounts { server in
            let expressions = (0..<count).map { JSONValue.object(["userId": .string("u\($0)")]) }
            let answer = try await server.administer(
                "accounts:query",
                ["expression": .array(expressions)]
            )
            #expect(answer.status == status)
        }
    }

    @Test func `accounts are returned in the requested order and in pages`() async throws {
        try await withAccounts { server in
            let byName = try await found(["sortBy": "NAME"], on: server)
            #expect(byName == ["c", "b", "a"])
            let last: JSONValue = ["sortBy": "USER_EMAIL", "order": "DESC", "limit": "2"]
            let lastByAddress = try await found(last, on: server)
            #expect(lastByAddress == ["c", "b"])
            let second = try await found(["limit": 1, "offset": "1"], on: server)
            #expect(second == ["b"])
        }
    }

    @Test func `a count returns no accounts, and invalid parameters are refused`() async throws {
        try await withAccounts { server in
            let counted = try await server.administer(
                "accounts:query",
                ["returnUserInfo": false, "limit": 1]
            )
            #expect(try counted.json == ["recordsCount": "3"])
            for odd in [["limit": "501"], ["limit": -1], ["sortBy": "SIZE"]] as [JSONValue] {
                let refused = try await server.administer("accounts:query", odd)
                #expect(refused.status == 400)
            }
        }
    }

    /// Returns the IDs of each page of a list.
    private func pages(_ query: JSONValue, on server: TestServer) async throws -> [[String]] {
        var pages: [[String]] = []
        var token = ""
        repeat {
            guard case .object(var fields) = query else { return [] }
            fields["pageToken"] = .string(token)
            let answer = try await server.administer("accounts:query", .object(fields))
            try #require(answer.status == 200, "\(answer.text)")
            let users = try answer.json["userInfo"]
            pages.append((0..<(users.count ?? 0)).compactMap { users[$0]["localId"].text })
            token = try answer.json["nextPageToken"].text ?? ""
        } while !token.isEmpty && pages.count < 10
        return pages
    }

    @Test func `a list with page tokens is sorted and filtered`() async throws {
        try await withAccounts { server in
            // They were created at the same moment.
            #expect(try await pages(["limit": 2], on: server) == [["c", "b"], ["a"]])
            let oldest: JSONValue = ["limit": 2, "sortBy": "CREATED_AT", "order": "ASC"]
            #expect(try await pages(oldest, on: server) == [["a", "b"], ["c"]])
            #expect(try await pages(["sortBy": "NAME"], on: server) == [["c", "b", "a"]])
            let named: JSONValue = ["filter": ["namePrefix": "aD"]]
            #expect(try await pages(named, on: server) == [["c"]])
            _ = try await server.administer(
                "accounts:update",
                ["localId": "b", "disableUser": true]
            )
            for (filter, ids) in [
                (["disabled": true], ["b"]), (["disabled": false], ["c", "a"]),
                (["signInMethod": "phone"], ["c", "b", "a"]),
                (["signInMethod": "passkey"], []), (["secondFactor": true], []),
                (["anonymous": true], []),
                (["createdSince": "2001-01-01T00:00:00Z"], ["c", "b", "a"]),
                (["createdBefore": "2001-01-01T00:00:00Z"], []),
            ] as [(JSONValue, [String])] {
                #expect(try await pages(["filter": filter], on: server) == [ids], "\(filter)")
            }
        }
    }

    @Test
    func `a list refuses foreign tokens, invalid filters and other parameters`() async throws {
        try await withAccounts { server in
            for odd in [
                ["pageToken": "x"], ["pageToken": "", "sortBy": "USER_EMAIL"],
                ["filter": ["signInMethod": "a b"]], ["filter": ["createdSince": "yesterday"]],
                ["filter": ["disabled": true, "secondFaktor": true]],
                ["filter": [:], "offset": 1], ["filter": [:], "expression": [["userId": "a"]]],
                ["filter": [:], "returnUserInfo": false], ["filter": [:], "limit": 501],
            ] as [JSONValue] {
                let refused = try await server.administer("accounts:query", odd)
                #expect(refused.status == 400, "\(odd)")
            }
        }
    }
}
