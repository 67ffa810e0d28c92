package import DialtoneBasics
import Foundation
import NIOHTTP1

extension LoopbackReceiver.Request {
    package var text: String { String(decoding: body, as: UTF8.self) }
    package var form: [String: String] { FormText.decode(text) }
    package var json: JSONValue? { JSONValue(parsing: body) }

    /// The fields of the query in the request's target.
    package var query: [String: String] {
        FormText.decode(uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? "")
    }

    /// `nil` unless there is exactly one header of that name.
    package func header(_ name: String) -> String? {
        let values = headers[name]
        return values.count == 1 ? values[0] : nil
    }
}
