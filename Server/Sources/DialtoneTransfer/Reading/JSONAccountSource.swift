import DialtoneFlows
import Foundation

/// An account in a JSON list.
protocol JSONAccount: Decodable {
    /// The name of the list, if it is a member of an object.
    static var listName: String { get }

    /// The key of the account's ID.
    static var idKey: String { get }

    var draft: AccountDraft { get throws(ImportProblem) }
}

/// A source of accounts in a JSON list.
struct JSONAccountSource<Account: JSONAccount>: AccountSource {
    private var list: JSONList
    private var count = 0
    private let rows = JSONRowReader<Account>()

    init(_ type: Account.Type, path: String) throws(SourceFailure) {
        list = JSONList(named: Account.listName, in: try FileBytes(path: path))
    }

    mutating func next() throws(SourceFailure) -> SourceRow? {
        guard let text = try list.next() else { return nil }
        count += 1
        return rows.row(text, number: count)
    }
}

/// Decodes the elements of a JSON list.
struct JSONRowReader<Account: JSONAccount>: RowReader {
    private let decoder = JSONDecoder()

    func row(_ text: ListedText<[UInt8]>, number: Int) -> SourceRow {
        guard case .row(let bytes) = text else { return .tooLong(number) }
        let text = Data(bytes)
        do {
            let account = try decoder.decode(Account.self, from: text)
            return SourceRow(number: number, draft: try account.draft)
        } catch let problem as ImportProblem {
            return SourceRow(number: number, id: id(in: text), problem: problem)
        } catch {
            return SourceRow(number: number, id: id(in: text), problem: ImportProblem(error))
        }
    }

    /// The ID of a row that cannot be decoded, if at least the ID can be.
    private func id(in text: Data) -> String? {
        let ids = try? decoder.decode([String: SomeText].self, from: text)
        return ids?[Account.idKey]?.text
    }
}

/// A JSON value that is either a string or ignored.
private struct SomeText: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
    }
}

extension ImportProblem {
    /// Describes the field that cannot be decoded, without its contents.
    fileprivate init(_ error: any Error) {
        let path: [any CodingKey] =
            switch error as? DecodingError {
            case .typeMismatch(_, let context), .valueNotFound(_, let context),
                .keyNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            default: []
            }
        self = .unreadable(path.first { $0.intValue == nil }?.stringValue ?? "the row")
    }
}
