package import NIOCore

/// A complete response of the server.
package struct HTTPAnswer: Sendable {
    package let status: UInt
    package let body: ByteBuffer

    /// Returns the text of `member`, without which the operation counts as failed.
    package func require(_ member: JSONMember) throws(LoadError) -> String {
        guard status == 200, let text = member.text(in: body) else {
            throw .unexpectedAnswer(status: status, body: String(buffer: body))
        }
        return text
    }
}
