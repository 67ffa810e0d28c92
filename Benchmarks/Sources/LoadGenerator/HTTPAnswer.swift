package import NIOCore

/// A whole answer of the server.
package struct HTTPAnswer: Sendable {
    package let status: UInt
    package let body: ByteBuffer

    /// The text of `member`, which the answer must have for the work to count as done.
    package func require(_ member: JSONMember) throws(LoadError) -> String {
        guard status == 200, let text = member.text(in: body) else {
            throw .unexpectedAnswer(status: status, body: String(buffer: body))
        }
        return text
    }
}
