package import Foundation

/// An `http` or `https` address that every program reads in the same way.
///
/// What browsers and Foundation understand differently, such as a backslash before an `@`, is
/// refused: one of them would check another host than the other visits.
package struct WebAddress: Sendable {
    private static let lengthLimit = 2_048

    package let parts: URLComponents

    /// In lower case.
    package let host: String

    /// `nil` for anything else, and for an address that names a user.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.lengthLimit,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
            let parts = URLComponents(string: text),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host?.lowercased(), !host.isEmpty,
            parts.user == nil, parts.password == nil
        else { return nil }
        self.parts = parts
        self.host = host
    }
}
