package import DialtoneBasics
import DialtoneModel
import Foundation

/// Encrypts what the database keeps of an import's file and options.
package struct ImportVault: Sendable {
    private let box: SecretBox

    /// Derives the key from the server's master key.
    package init(of masterKey: MasterKey) {
        box = SecretBox(keys: masterKey.keys(for: .accountImports))
    }

    func seal(_ plan: ImportPlan, of id: String) throws -> [UInt8] {
        try box.seal(Array(JSONEncoder().encode(plan)), context: SealedContext.importPlan(id))
    }

    func plan(of job: AccountImportJob) throws -> ImportPlan {
        let text = try box.open(job.sealedPlan, context: SealedContext.importPlan(job.id))
        return try JSONDecoder().decode(ImportPlan.self, from: Data(text))
    }

    func part(
        of id: String,
        _ seq: Int,
        firstRow: Int,
        rows: [ListedText<[UInt8]>]
    ) throws -> AccountImportPart {
        try part(of: id, .rows, seq, firstRow: firstRow, content: RowPacking.pack(rows))
    }

    func part(
        of id: String,
        _ kind: AccountImportPart.Kind,
        _ seq: Int,
        firstRow: Int,
        rejected: [RejectedRow]
    ) throws -> AccountImportPart {
        let content = Array(try JSONEncoder().encode(rejected))
        return try part(of: id, kind, seq, firstRow: firstRow, content: content)
    }

    func rows(in part: AccountImportPart) throws -> [ListedText<[UInt8]>] {
        try RowPacking.unpack(content(of: part))
    }

    func rejected(in part: AccountImportPart) throws -> [RejectedRow] {
        try JSONDecoder().decode([RejectedRow].self, from: Data(content(of: part)))
    }

    private func part(
        of id: String,
        _ kind: AccountImportPart.Kind,
        _ seq: Int,
        firstRow: Int,
        content: [UInt8]
    ) throws -> AccountImportPart {
        AccountImportPart(
            importID: id,
            kind: kind,
            seq: seq,
            firstRow: firstRow,
            content: try box.seal(
                content,
                context: SealedContext.importPart(id, kind.rawValue, seq)
            )
        )
    }

    private func content(of part: AccountImportPart) throws(UnreadableSecret) -> [UInt8] {
        try box.open(
            part.content,
            context: SealedContext.importPart(part.importID, part.kind.rawValue, part.seq)
        )
    }
}

/// Rows in one sequence of bytes: each begins with its length in four bytes.
enum RowPacking {
    /// Takes the place of the length of a row that was skipped because of its size.
    private static let skipped = UInt32.max

    static func pack(_ rows: [ListedText<[UInt8]>]) -> [UInt8] {
        rows.reduce(into: []) { packed, row in
            switch row {
            case .tooLong: packed += bytes(of: skipped)
            case .row(let text): packed += bytes(of: UInt32(text.count)) + text
            }
        }
    }

    static func unpack(_ packed: [UInt8]) throws(UnreadableSecret) -> [ListedText<[UInt8]>] {
        var rows: [ListedText<[UInt8]>] = []
        var rest = packed[...]
        while !rest.isEmpty {
            guard rest.count >= 4 else { throw UnreadableSecret() }
            let length = rest.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            rest = rest.dropFirst(4)
            if length == skipped {
                rows.append(.tooLong)
                continue
            }
            guard rest.count >= Int(length) else { throw UnreadableSecret() }
            rows.append(.row(Array(rest.prefix(Int(length)))))
            rest = rest.dropFirst(Int(length))
        }
        return rows
    }

    private static func bytes(of length: UInt32) -> [UInt8] {
        withUnsafeBytes(of: length.bigEndian) { Array($0) }
    }
}
