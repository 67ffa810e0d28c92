import HTTPTypes
import Hummingbird

/// The cookies that a browser has sent.
struct SentCookies: Sendable {
    private let fields: [String]

    init(_ request: Request) {
        fields = request.headers[values: .cookie]
    }

    /// Returns the value of the only cookie with exactly this name; `nil` if there are several.
    ///
    /// Like in browsers, only spaces and tabs before a name are removed. If other white space were
    /// removed, a host of the same domain could set a cookie that has the prefix here but not for
    /// its browser.
    func only(_ name: String) -> String? {
        let values = fields.flatMap { field in
            field.utf8.split(separator: UInt8(ascii: ";")).compactMap { part -> String? in
                let cookie = part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                guard let sign = cookie.firstIndex(of: UInt8(ascii: "=")),
                    cookie[..<sign].elementsEqual(name.utf8)
                else { return nil }
                return String(Substring(cookie[cookie.index(after: sign)...]))
            }
        }
        return values.count == 1 ? values.first : nil
    }
}
