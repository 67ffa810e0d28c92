import DialtoneCore
import DialtoneTestSupport
import Foundation
import NIOHTTP1

extension LoopbackReceiver.Request {
    var text: String { String(decoding: body, as: UTF8.self) }
    var form: [String: String] { FormText.decode(text) }
    var json: JSONValue? { JSONValue(parsing: body) }

    /// The fields of the query in the request's target.
    var query: [String: String] {
        FormText.decode(uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? "")
    }

    /// `nil` unless there is exactly one header of that name.
    func header(_ name: String) -> String? {
        let values = headers[name]
        return values.count == 1 ? values[0] : nil
    }
}
