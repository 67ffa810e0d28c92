import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneTransfer

@Suite struct PasskeyTransferTests {
    private static let key = Base64URL.encode(
        CBORWriter.numbers([
            (1, [1]), (3, [0x27]), (-1, [6]),
            (-2, CBORWriter.bytes([UInt8](repeating: 9, count: 32))),
        ])
    )

    /// A user with a passkey, of which `fields` replaces some members.
    private static func row(
        _ id: String = "ada",
        _ fields: [String: Any] = [:]
    ) throws -> String {
        var passkey: [String: Any] = [
            "credentialId": "AAEC", "publicKey": key, "userHandle": "aGFuZGxl",
            "rpId": "example.com", "aaguid": "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4",
            "transports": ["internal"], "backupEligible": true, "backedUp": true, "counter": 7,
            "name": "Phone", "createdAt": "1700000000123", "lastUsedAt": "1700000000456",
        ]
        passkey.merge(fields) { $1 }
        let user: [String: Any] = [
            "localId": id, "createdAt": "1600000000000", "passkeys": [passkey],
        ]
        let data = try JSONSerialization.data(withJSONObject: ["users": [user]])
        return String(decoding: data, as: UTF8.self)
    }

    private func passkeys(of id: String, in transfer: Transfer) async throws -> [Passkey] {
        try await transfer.store.read { [project = transfer.project] in
            try $0.passkeys(of: AccountID(rawValue: id), in: project.id)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `passkeys are exported and imported without changes`(engine: StoreEngine) async throws {
        try await TemporaryFolder.with { folder in
            let path = try folder.write(try Self.row(), to: "users")
            let (text, before) = try await Transfer.with(engine) { transfer in
                #expect(try await transfer.importFile(path, .firebase) == [])
                return (
                    try await transfer.exported(),
                    try await passkeys(of: "ada", in: transfer)
                )
            }
            let passkey = try #require(before.first)
            #expect(passkey.name == "Phone")
            #expect(passkey.counter == 7)
            #expect(passkey.algorithm == -8)
            #expect(passkey.relyingPartyID == "example.com")
            let again = try folder.write(text, to: "again")
            try await Transfer.with(engine) { transfer in
                #expect(try await transfer.importFile(again, .firebase) == [])
                #expect(try await passkeys(of: "ada", in: transfer) == before)
                let account = try #require(try await transfer.account("ada"))
                #expect(account.passkeys.map(\.id) == [passkey.id])
                #expect(account.hasHadCredential)
                #expect(try await transfer.exported() == text)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a passkey that another account has is rejected with its row`(
        engine: StoreEngine
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with(engine) { transfer in
                let first = try folder.write(try Self.row("ada"), to: "first")
                #expect(try await transfer.importFile(first, .firebase) == [])
                let second = try folder.write(try Self.row("eve"), to: "second")
                let reason = "credential ID exists in other account in database"
                #expect(
                    try await transfer.importFile(second, .firebase)
                        == [RejectedRow(row: 1, id: "eve", reason: reason)]
                )
                #expect(try await transfer.account("eve") == nil)
                #expect(try await passkeys(of: "ada", in: transfer).count == 1)
            }
        }
    }

    @Test func `replacing an account replaces its passkeys`() async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with { transfer in
                var rules = ImportRules.moving
                rules.existing = .replace
                for id in ["AAEC", "AAEC", "AAED"] {
                    let path = try folder.write(
                        try Self.row("ada", ["credentialId": id]),
                        to: "users"
                    )
                    #expect(try await transfer.importFile(path, .firebase, rules) == [])
                }
                #expect(try await passkeys(of: "ada", in: transfer).map(\.id.text) == ["AAED"])
            }
        }
    }

    @Test(
        arguments: [
            ["credentialId": "!"], ["publicKey": "oA"], ["userHandle": ""],
            ["rpId": "https://a.example"],
            ["counter": -1], ["counter": 4_294_967_296], ["name": "a\u{7}"],
            ["backupEligible": false],
        ] as [[String: any Sendable]]
    )
    func `a passkey that cannot work is rejected`(fields: [String: any Sendable]) async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with { transfer in
                let path = try folder.write(try Self.row("ada", fields), to: "users")
                #expect(
                    try await transfer.importFile(path, .firebase)
                        == [RejectedRow(row: 1, id: "ada", reason: "passkeys cannot be read")]
                )
                #expect(try await transfer.account("ada") == nil)
            }
        }
    }
}
