import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import PhoneNumbers
import Testing

@testable import DialtoneTransfer

@Suite struct GoTrueTests {
    private static let header = """
        instance_id,id,aud,role,email,encrypted_password,email_confirmed_at,last_sign_in_at,\
        raw_app_meta_data,raw_user_meta_data,created_at,phone,phone_confirmed_at,banned_until,\
        deleted_at
        """

    private static let table =
        header + "\n" + #"""
            0,ada,authenticated,authenticated,ada@example.com,$2a$05$abcdefghijklmnopqrstuuHNbAKRhpaujgo33bRWs.NLUTJO3lOy2,2024-01-02 03:04:05.678901+00,2024-02-03 05:06:07+02,"{""provider"": ""email"", ""providers"": [""email""], ""plan"": ""gold""}","{""full_name"": ""Ada Lovelace"",
            ""avatar_url"": ""https://example.com/a.png""}",2024-01-02 03:04:05.678901+00,16505550100,2024-01-02 03:04:05.6+00,,
            0,bob,authenticated,authenticated,bob@example.com,,,,{},,2024-01-02T03:04:05Z,16505550101,,2999-01-01 00:00:00+00,
            0,gone,authenticated,authenticated,,,,,,,2024-01-02 03:04:05+00,,,,2024-01-02 03:04:05+00
            0,odd,authenticated,authenticated,odd@example.com,plain,,,,,2024-01-02 03:04:05+00,,,,
            0,late,authenticated,authenticated,,,,,,,yesterday,,,,
            0,json,authenticated,authenticated,,,,,[1],,2024-01-02 03:04:05+00,,,,
            0,short
            """#

    @Test func `users of a table keep their passwords and other fields`() async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with { transfer in
                let rejected = try await transfer.importFile(
                    try folder.write(Self.table, to: "users"),
                    .gotrue
                )
                #expect(rejected.map(\.row) == [3, 4, 5, 6, 7])
                #expect(rejected.map(\.id) == ["gone", "odd", "late", "json", nil])
                #expect(
                    rejected.map(\.reason) == [
                        "the user was deleted in the source system",
                        "passwordHash has an unknown format",
                        "created_at cannot be read", "raw_app_meta_data cannot be read",
                        "the number of fields differs from the header",
                    ]
                )
                let ada = try #require(try await transfer.account("ada"))
                #expect(try ada.hasPassword("correct horse"))
                #expect(ada.isEmailVerified)
                #expect(ada.displayName == "Ada Lovelace")
                #expect(ada.photoURL == "https://example.com/a.png")
                #expect(ada.customAttributes == #"{"plan":"gold"}"#)
                #expect(ada.phoneNumber == PhoneNumber(e164: "+16505550100"))
                #expect(ada.createdAt == Timestamp(milliseconds: 1_704_164_645_678))
                #expect(ada.lastSignInAt == Timestamp(seconds: 1_706_929_567))
                #expect(ada.phoneProvedAt == Timestamp(milliseconds: 1_704_164_645_600))
                let bob = try #require(try await transfer.account("bob"))
                #expect(bob.phoneNumber == nil)
                #expect(!bob.isEmailVerified)
                #expect(bob.isDisabled == true)
                #expect(bob.customAttributes == nil)
            }
        }
    }

    @Test func `a table without a needed column is refused`() async throws {
        try await TemporaryFolder.with { folder in
            let path = try folder.write("id,email,created_at\n", to: "users")
            #expect(throws: SourceFailure.noColumn("encrypted_password")) {
                try AccountFormat.gotrue.source(path: path, now: Timestamp(seconds: 0))
            }
        }
    }
}
