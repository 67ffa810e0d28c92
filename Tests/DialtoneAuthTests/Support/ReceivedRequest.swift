import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One request that reached the scripted server.
struct ReceivedRequest: Sendable {
    let method: String
    /// Without the query.
    let path: String
    let query: String
    /// By lower-case name.
    let headers: [String: String]
    let body: Data

    /// Reads a request; `nil` where the connection ends first.
    init?(connection: Int32) {
        var data = Data()
        let end = Data("\r\n\r\n".utf8)
        while data.range(of: end) == nil {
            guard let more = Self.receive(connection) else { return nil }
            data += more
        }
        guard let split = data.range(of: end) else { return nil }
        let lines = String(decoding: data[..<split.lowerBound], as: UTF8.self)
            .components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1)
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        var body = data[split.upperBound...]
        let length = headers["content-length"].flatMap(Int.init) ?? 0
        while body.count < length {
            guard let more = Self.receive(connection) else { return nil }
            body += more
        }
        method = String(words[0])
        path = String(target[0].dropFirst())
        query = target.count > 1 ? String(target[1]) : ""
        self.headers = headers
        self.body = Data(body)
    }

    /// The body as a JSON object.
    var json: [String: Any] {
        (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:]
    }

    subscript(field: String) -> String? { json[field] as? String }

    private static func receive(_ connection: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer[..<count]) : nil
    }
}
