import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests of the sorted and filtered list of accounts.
@Suite struct AccountListContractTests {
    /// Returns the pages of a list, and calls `between` after each.
    private func pages(
        _ listing: AccountListing,
        size: Int = 3,
        searching limit: Int = 100,
        in store: any Database,
        between: () async throws -> Void = {}
    ) async throws -> [[String]] {
        var pages: [[String]] = []
        var token: String?
        repeat {
            let start = try token.map {
                try #require(AccountPosition(token: $0, of: listing))
            }
            let page = try await store.read { data in
                try data.accountPage(of: listing, after: start, size: size, searching: limit)
            }
            pages.append(page.accounts.map(\.id.rawValue))
            token = page.end?.token
            try await between()
        } while token != nil && pages.count < 100
        return pages
    }

    /// Adds accounts `0` to `9`, of which each pair was created at the same moment.
    private func prepare(_ store: any Database) async throws {
        try await store.prepare()
        for number in 0..<10 {
            var account = Account(
                id: AccountID(rawValue: "\(number)"),
                projectID: .sample,
                createdAt: .start + .seconds(Int64(number / 2))
            )
            account.phoneNumber = .fictional(number)
            if number.isMultiple(of: 3) {
                account.lastSignInAt = .start + .seconds(Int64(100 - number))
            }
            try await store.insert(account)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `pages neither repeat nor skip accounts while others are added`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await prepare(store)
            var added = 0
            let found = try await pages(AccountListing(of: .sample), in: store) {
                added += 1
                var account = Account(
                    id: AccountID(rawValue: "new-\(added)"),
                    projectID: .sample,
                    createdAt: .start + .hours(1)
                )
                account.displayName = "New"
                try await store.insert(account)
            }
            #expect(found == [["9", "8", "7"], ["6", "5", "4"], ["3", "2", "1"], ["0"]])
            var oldest = AccountListing(of: .sample)
            oldest.isDescending = false
            let first = try await pages(oldest, size: 4, in: store)
            #expect(first[0] == ["0", "1", "2", "3"])
            #expect(first.flatMap(\.self).count == 10 + added)
        }
    }

    @Test(arguments: StoreEngine.tested, [1, 2, 4, 10])
    func `accounts without a sign-in follow the earliest one`(
        engine: StoreEngine,
        size: Int
    ) async throws {
        try await engine.withStore { store in
            try await prepare(store)
            var listing = AccountListing(of: .sample)
            listing.order = .lastSignInAt
            let order = ["0", "3", "6", "9", "8", "7", "5", "4", "2", "1"]
            #expect(
                try await pages(listing, size: size, in: store).flatMap(\.self) == order
            )
            listing.isDescending = false
            #expect(
                try await pages(listing, size: size, in: store).flatMap(\.self)
                    == order.reversed()
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `names are found by their beginning in any case`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for (id, name) in [
                ("a", "Anna Schmidt"), ("b", "ANNABEL"), ("c", "ÄNNE"), ("d", "bob"),
                ("e", "A%"), ("f", "  anna"), ("g", "Anna\u{0301}"), ("h", " "), ("i", ""),
            ] {
                var account = Account.sample(id)
                account.displayName = name
                try await store.insert(account)
            }
            try await store.insert(Account.sample("nameless"))
            var listing = AccountListing(of: .sample)
            listing.order = .name
            listing.isDescending = false
            for (prefix, ids) in [
                ("anna", ["f", "a", "b"]), ("ANNÁ", ["g"]), ("ann", ["f", "a", "b", "g"]),
                ("änn", ["c"]), ("A\u{0308}", ["c"]), ("A%", ["e"]), ("%", []), ("zoe", []),
                ("annabels", []),
            ] {
                listing.filter.namePrefix = NameKey(prefix)
                let found = try await pages(listing, size: 2, in: store).flatMap(\.self)
                #expect(found == ids, "\(prefix)")
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `each condition lists the accounts that meet it`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for account in Self.differentAccounts { try await store.insert(account) }
            for (change, ids) in Self.conditions {
                var listing = AccountListing(of: .sample)
                change(&listing.filter)
                let found = try await pages(listing, size: 2, searching: 3, in: store)
                #expect(found.flatMap(\.self).sorted() == ids, "\(listing.filter)")
                listing.order = .lastSignInAt
                let other = try await pages(listing, size: 2, searching: 3, in: store)
                #expect(other.flatMap(\.self).sorted() == ids, "\(listing.filter)")
            }
        }
    }

    private typealias Condition = (change: @Sendable (inout AccountFilter) -> Void, ids: [String])

    private static let conditions: [Condition] = [
        ({ _ in }, ["anonymous", "disabled", "factor", "google", "hostile", "password"]),
        ({ $0.isDisabled = true }, ["disabled"]),
        ({ $0.isDisabled = false }, ["anonymous", "factor", "google", "hostile", "password"]),
        ({ $0.method = .phone }, ["disabled", "factor"]),
        ({ $0.method = .password }, ["password"]),
        ({ $0.method = .provider("google.com") }, ["google"]),
        ({ $0.method = .provider("googleXcom") }, []),
        ({ $0.method = .provider("my_id") }, ["hostile"]),
        ({ $0.method = .provider("my-id") }, []),
        ({ $0.hasSecondFactor = true }, ["factor"]),
        (
            { $0.hasSecondFactor = false },
            ["anonymous", "disabled", "google", "hostile", "password"]
        ),
        ({ $0.isAnonymous = true }, ["anonymous"]),
        ({ $0.isAnonymous = false }, ["disabled", "factor", "google", "hostile", "password"]),
        ({ $0.createdSince = .start + .seconds(4) }, ["hostile", "password"]),
        ({ $0.createdBefore = .start + .seconds(1) }, ["anonymous"]),
        (
            {
                $0.createdSince = .start + .seconds(1)
                $0.createdBefore = .start + .seconds(3)
            }, ["disabled", "factor"]
        ),
    ]

    private static var differentAccounts: [Account] {
        let ids = ["anonymous", "disabled", "factor", "google", "hostile", "password"]
        return ids.enumerated().map { number, id in
            var account = Account(
                id: AccountID(rawValue: id),
                projectID: .sample,
                createdAt: .start + .seconds(Int64(number))
            )
            switch id {
            case "disabled":
                account.phoneNumber = .fictional(1)
                account.isDisabled = true
            case "factor":
                account.phoneNumber = .fictional(2)
                account.secondFactors = [
                    SecondFactor(
                        id: SecondFactorID(rawValue: "f"),
                        proof: .phone(.fictional(3)),
                        displayName: nil,
                        enrolledAt: .start
                    )
                ]
            case "google":
                let google = SignInProvider(rawValue: "google.com")
                account.link(LinkedProvider(providerID: google, rawID: "1"))
            case "hostile":
                // What a user enters must not look like a credential.
                let own = SignInProvider(rawValue: "my_id")
                var provider = LinkedProvider(providerID: own, rawID: "1")
                provider.displayName =
                    #""secondFactors":[ "passwordHash": "providerID":"google.com""#
                account.link(provider)
            case "password":
                account.email = "a@example.com"
                account.passwordHash = PasswordHash(rawValue: "$argon2id$…")
            default: break
            }
            return account
        }
    }

    @Test func `a token of another list is refused`() {
        var listing = AccountListing(of: .sample)
        let token = AccountPosition(of: .sample("a"), in: .created).token
        #expect(AccountPosition(token: token, of: listing) != nil)
        listing.order = .lastSignInAt
        for odd in [token, "", "!", "YQ", "Y3JlYXRlZAo"] {
            #expect(AccountPosition(token: odd, of: listing) == nil)
        }
        let strange = Account.sample("a\nb\n1")
        listing.order = .createdAt
        let position = AccountPosition(of: strange, in: .created)
        #expect(AccountPosition(token: position.token, of: listing) == position)
    }
}
