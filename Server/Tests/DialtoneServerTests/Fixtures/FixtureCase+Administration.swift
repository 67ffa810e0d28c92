extension FixtureCase {
    static let administration = writing + reading + importing

    private static let importing = [
        FixtureCase("admin.batchCreate"), FixtureCase("admin.batchCreate.argon2"),
        FixtureCase("admin.batchCreate.hmac"), FixtureCase("admin.batchCreate.standardScrypt"),
    ]

    private static let writing = [
        FixtureCase("admin.create"),
        FixtureCase("admin.update") { server in
            try await server.createAlice()
            try await server.change(["localId": "alice", "linkProviderUserInfo": google])
            return [:]
        },
        FixtureCase("admin.update.link") { server in
            try await server.create(["localId": "alice"])
            return [:]
        },
        FixtureCase("admin.delete") { server in
            try await server.createAlice()
            return [:]
        },
        FixtureCase("admin.batchDelete") { server in
            try await server.createAlice()
            try await server.create(["localId": "bob", "disabled": true])
            return [:]
        },
        FixtureCase("admin.createSessionCookie") { try await $0.alicesToken() },
        FixtureCase("admin.sendOobCode", on: .exampleApp) { server in
            try await server.createAlice()
            return [:]
        },
    ]

    private static let reading = [
        FixtureCase("admin.lookup") { server in
            try await server.createAlice()
            return [:]
        },
        FixtureCase("admin.batchGet") { server in
            try await server.createAlice()
            try await server.change(["localId": "alice", "password": "correct horse 1"])
            try await server.create(["localId": "bob"])
            return [:]
        },
        FixtureCase("admin.query") { server in
            try await server.createAlice()
            try await server.create(["localId": "bob"])
            return [:]
        },
        FixtureCase("admin.query.count") { server in
            try await server.createAlice()
            return [:]
        },
    ]

    private static let google: JSONValue = ["providerId": "google.com", "rawId": "1234567890"]
}

extension TestServer {
    /// Creates Alice with everything that the files show to administrators.
    fileprivate func createAlice() async throws {
        try await create(
            [
                "localId": "alice", "displayName": "Alice", "email": .string(Self.alice),
                "emailVerified": true, "phoneNumber": .string(Self.alicesNumber),
            ]
        )
        try await change(["localId": "alice", "customAttributes": #"{"role":"admin"}"#])
    }
}
