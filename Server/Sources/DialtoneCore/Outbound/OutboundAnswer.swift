/// What a configured address answered.
package struct OutboundAnswer: Hashable, Sendable {
    package let status: Int

    /// Names in lower case; of several headers of one name the first.
    package let headers: [String: String]

    package let body: [UInt8]

    package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package var isSuccess: Bool { (200..<300).contains(status) }
}
