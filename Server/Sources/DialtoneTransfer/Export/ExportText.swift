import DialtoneFlows
import DialtoneModel
import Foundation

/// The text of an export, which consists of a start, pieces of some accounts each, and an end.
struct ExportText: Sendable {
    let accounts: AccountDirectory
    let format: ExportFormat

    /// `nil` for an export without password hashes and the secrets of authenticator apps.
    let secrets: SecondFactorSecrets?

    var start: Data { format == .json ? Data("{\"users\":[".utf8) : CSVLine.header.bytes }

    var end: Data { format == .json ? Data("\n]}\n".utf8) : Data() }

    func piece(of page: [Account], isFirst: Bool) async throws -> Data {
        switch format {
        case .json: try await json(of: page, isFirst: isFirst)
        case .csv: page.reduce(into: Data()) { $0 += CSVLine($1).bytes }
        }
    }

    private func json(of page: [Account], isFirst: Bool) async throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let passkeys = try await accounts.passkeys(of: page)
        var text = Data()
        for (index, account) in page.enumerated() {
            text += isFirst && index == 0 ? Data("\n".utf8) : Data(",\n".utf8)
            text += try encoder.encode(
                ExportedAccount(account, having: passkeys[account.id] ?? [], secrets: secrets)
            )
        }
        return text
    }
}
