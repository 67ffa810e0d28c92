import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import DialtoneTestSupport
import Foundation
import PhoneNumbers
import Testing

@testable import DialtoneTransfer

@Suite struct FirebaseTests {
    private static let export = #"""
        {"users": [
        {"localId": "ada", "email": "ada@example.com", "emailVerified": false,
          "passwordHash": "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==",
          "salt": "42xEC+ixf3L2lw==", "lastSignedInAt": "1600000000001",
          "createdAt": "1500000000002", "displayName": "Ada",
          "providerUserInfo": [{"providerId": "google.com", "rawId": "g-1"}]},
        {"localId": "bob", "phoneNumber": "+16505550100", "createdAt": "1500000000003",
          "providerUserInfo": []},
        {"localId": 7},
        {"localId": "odd", "emailVerified": "perhaps"},
        17,
        {"localId": "deep", "x": [[[[]]]]}
        ]}
        """#

    @Test func `users of an export keep their passwords and other fields`() async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with { transfer in
                var rules = ImportRules.moving
                var hashing = ImportedHashOptions(algorithm: "SCRYPT")
                hashing.signerKey = try #require(
                    HashText.bytes(
                        base64: "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKb"
                            + "m0QsEmYUSDzZvpjeJ9WmXA=="
                    )
                )
                hashing.saltSeparator = [7]
                hashing.rounds = 8
                hashing.memoryCost = 14
                rules.hashing = hashing
                let rejected = try await transfer.importFile(
                    try folder.write(Self.export, to: "users"),
                    .firebase,
                    rules
                )
                #expect(
                    rejected == [
                        RejectedRow(row: 3, id: nil, reason: "localId cannot be read"),
                        RejectedRow(row: 4, id: "odd", reason: "emailVerified cannot be read"),
                        RejectedRow(row: 5, id: nil, reason: "the row cannot be read"),
                    ]
                )
                let ada = try #require(try await transfer.account("ada"))
                #expect(try ada.hasPassword("user1password"))
                #expect(ada.lastSignInAt == Timestamp(milliseconds: 1_600_000_000_001))
                #expect(ada.createdAt == Timestamp(milliseconds: 1_500_000_000_002))
                #expect(ada.linkedProviders.map(\.rawID) == ["g-1"])
                let bob = try #require(try await transfer.account("bob"))
                #expect(bob.phoneNumber == PhoneNumber(e164: "+16505550100"))
                #expect(bob.isDisabled == nil)
            }
        }
    }

    @Test func `an export can be imported without changes`() async throws {
        try await TemporaryFolder.with { folder in
            let (text, accounts) = try await Transfer.with { transfer in
                for account in try Self.samples(of: transfer) {
                    _ = try await transfer.store.write { try $0.insert(account) }
                }
                return (try await transfer.exported(), try await Self.accounts(of: transfer))
            }
            let path = try folder.write(text, to: "users")
            try await Transfer.with { transfer in
                let rejected = try await transfer.importFile(path, .firebase)
                #expect(rejected == [])
                #expect(try await Self.accounts(of: transfer) == accounts)
                // It has the secrets of authenticator apps, which are sealed anew each time.
                #expect(try await transfer.exported() == text)
                #expect(
                    text.contains("\"totpSecrets\":{\"app\":\"AEBAGBAFAYDQQCIKBMGA2DQPCAIREEYU\"}")
                )
            }
        }
    }

    @Test func `an empty export can be imported`() async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with { transfer in
                let path = try folder.write(try await transfer.exported(), to: "users")
                #expect(try await transfer.importFile(path, .firebase) == [])
            }
        }
    }

    private static func accounts(of transfer: Transfer) async throws -> [Account] {
        let accounts = try await transfer.store.read { [project = transfer.project] in
            try $0.accounts(of: project.id, after: nil, limit: 10_000)
        }
        return accounts.map { account in
            var account = account
            account.secondFactors.removeAll { $0.id.rawValue == "app" }
            return account
        }
    }

    /// One account with everything, some with next to nothing, and more than fill a page.
    private static func samples(of transfer: Transfer) throws -> [Account] {
        let project = transfer.project.id
        var full = Account(
            id: AccountID(rawValue: "full \"\\\u{1F600}"),
            projectID: project,
            createdAt: Timestamp(milliseconds: 1_700_000_000_123)
        )
        full.phoneNumber = PhoneNumber(e164: "+16505550100")
        full.phoneProvedAt = Timestamp(milliseconds: 1_700_000_000_456)
        full.email = "ada@example.com"
        full.isEmailVerified = true
        full.initialEmail = "first@example.com"
        full.passwordHash = PasswordHash(
            rawValue: "$2a$05$abcdefghijklmnopqrstuuHNbAKRhpaujgo33bRWs.NLUTJO3lOy2"
        )
        full.passwordUpdatedAt = Timestamp(milliseconds: 1_700_000_000_789)
        full.hasEmailLinkSignIn = true
        full.isCustomAuth = true
        var google = LinkedProvider(providerID: SignInProvider(rawValue: "google.com"), rawID: "1")
        google.federatedID = "https://accounts.google.com/1"
        google.email = "ada@gmail.com"
        google.displayName = "Ada G"
        google.photoURL = "https://example.com/g.png"
        google.screenName = "ada"
        full.linkedProviders = [google]
        full.secondFactors = [
            SecondFactor(
                id: SecondFactorID(rawValue: "factor"),
                proof: .phone(PhoneNumber(e164: "+16505550101")),
                displayName: "work",
                enrolledAt: Timestamp(milliseconds: 1_700_000_000_003)
            ),
            SecondFactor(
                id: SecondFactorID(rawValue: "app"),
                proof: .totp(
                    TOTPEnrollment(
                        sealedSecret: try transfer.secrets.seal(
                            TOTPSecret(bytes: Array(1...20)),
                            of: SecondFactorID(rawValue: "app"),
                            for: full.id,
                            in: project
                        )
                    )
                ),
                displayName: nil,
                enrolledAt: Timestamp(milliseconds: 1_700_000_000_004)
            ),
        ]
        full.displayName = "Ada / \u{E9}\n"
        full.photoURL = "https://example.com/a.png"
        full.isDisabled = false
        full.customAttributes = #"{ "role": "admin" }"#
        full.validSince = Timestamp(seconds: 1_700_000_001)
        full.lastSignInAt = Timestamp(milliseconds: 1_700_000_002_001)
        full.lastRefreshAt = Timestamp(milliseconds: 1_700_000_003_002)
        let bare = (0..<1_500).map { number in
            Account(
                id: AccountID(rawValue: "bare-\(number)"),
                projectID: project,
                createdAt: Timestamp(milliseconds: Int64(number))
            )
        }
        return [full] + bare
    }
}
