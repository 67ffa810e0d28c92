public import Foundation

extension WireFixture {
    /// The request with real values for its placeholders; `code` stands for `<code>`.
    public func request(with values: [String: String]) throws -> Data {
        Self.filled(request ?? Data(), values)
    }

    /// The answer with real values for its placeholders.
    public func answer(with values: [String: String]) -> Data {
        Self.filled(answer, values)
    }

    private static func filled(_ json: Data, _ values: [String: String]) -> Data {
        var text = String(decoding: json, as: UTF8.self)
        for (name, value) in values {
            text = text.replacingOccurrences(of: "<\(name)>", with: value)
        }
        return Data(text.utf8)
    }

    /// Where a server's answer lacks what the file has, or has what would stop a client.
    public func differences(from answer: Data) throws -> [String] {
        let expected = try JSONSerialization.jsonObject(with: self.answer)
        let actual = try JSONSerialization.jsonObject(with: answer)
        return AnswerPattern().differences(expected, actual, at: name)
    }
}
