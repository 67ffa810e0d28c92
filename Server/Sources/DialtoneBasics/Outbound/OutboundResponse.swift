/// The response of a configured URL.
package struct OutboundResponse: Hashable, Sendable {
    package let status: Int

    /// The headers, with names in lower case; if a name is repeated, its first value.
    package let headers: [String: String]

    package let body: [UInt8]

    package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package var isSuccess: Bool { (200..<300).contains(status) }
}
