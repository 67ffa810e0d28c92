import DialtoneBasics
import NIOCore

/// The header of the PROXY protocol, version 1 or 2, at the beginning of a connection.
enum ProxyHeader: Equatable {
    /// The proxy forwards the connection of this client.
    case client(IPAddress)

    /// The connection is the proxy's own, such as a health check, or its client has no IP address.
    case own

    enum Reading: Equatable {
        /// The bytes are the beginning of a header.
        case incomplete
        case invalid
        case complete(ProxyHeader, length: Int)
    }

    /// The maximum length of a header of version 2, whose own limit is 64 KiB.
    static let lengthLimit = 4_096

    private static let lineLimit = 107
    private static let linePrefix = Array("PROXY ".utf8)
    private static let signature: [UInt8] = [
        0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A,
    ]

    /// Reads the header at the beginning of `bytes`, which may contain more.
    static func read(_ bytes: ByteBufferView) -> Reading {
        if starts(bytes, with: signature) { return readBinary(bytes) }
        if starts(bytes, with: linePrefix) { return readLine(bytes) }
        return .invalid
    }

    /// Returns whether `bytes` can be the beginning of what starts with `prefix`.
    private static func starts(_ bytes: ByteBufferView, with prefix: [UInt8]) -> Bool {
        zip(bytes, prefix).allSatisfy(==)
    }

    // MARK: Version 1

    private static func readLine(_ bytes: ByteBufferView) -> Reading {
        let window = bytes.prefix(lineLimit)
        guard let end = window.firstIndex(of: 0x0A) else {
            return window.count < lineLimit ? .incomplete : .invalid
        }
        guard end > window.startIndex, window[end - 1] == 0x0D,
            let header = header(line: String(decoding: window[..<(end - 1)], as: UTF8.self))
        else { return .invalid }
        return .complete(header, length: end + 1 - bytes.startIndex)
    }

    private static func header(line: String) -> ProxyHeader? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, words[0] == "PROXY" else { return nil }
        if words[1] == "UNKNOWN" { return .own }
        guard words.count == 6, isPort(words[4]), isPort(words[5]),
            let source = IPAddress(String(words[2])), IPAddress(String(words[3])) != nil
        else { return nil }
        let isVersion6 = words[2].contains(":")
        guard isVersion6 == words[3].contains(":"), words[1] == (isVersion6 ? "TCP6" : "TCP4")
        else { return nil }
        return .client(source)
    }

    private static func isPort(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            && UInt16(text) != nil
    }

    // MARK: Version 2

    private static func readBinary(_ bytes: ByteBufferView) -> Reading {
        let start = bytes.startIndex
        guard bytes.count >= 16 else { return .incomplete }
        let (command, family) = (bytes[start + 12], bytes[start + 13])
        let length = 16 + Int(bytes[start + 14]) << 8 + Int(bytes[start + 15])
        guard length <= lengthLimit else { return .invalid }
        guard bytes.count >= length else { return .incomplete }
        let content = bytes[(start + 16)..<(start + length)]
        switch command {
        case 0x20: return .complete(.own, length: length)
        case 0x21: break
        default: return .invalid
        }
        switch family {
        // Unspecified, and a client on a UNIX socket.
        case 0x00, 0x31: return .complete(.own, length: length)
        case 0x11: return readAddress(content, addressSize: 4, length)
        case 0x21: return readAddress(content, addressSize: 16, length)
        default: return .invalid
        }
    }

    /// Reads the client's address, which is before the proxy's, the ports and the extensions.
    private static func readAddress(
        _ content: ByteBufferView,
        addressSize: Int,
        _ length: Int
    ) -> Reading {
        let packed = ByteBuffer(bytes: content.prefix(addressSize))
        guard content.count >= 2 * addressSize + 4,
            let socket = try? SocketAddress(packedIPAddress: packed, port: 0),
            let address = socket.ipAddress.flatMap({ IPAddress($0) })
        else { return .invalid }
        return .complete(.client(address), length: length)
    }
}
