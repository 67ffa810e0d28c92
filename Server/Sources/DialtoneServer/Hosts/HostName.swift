import DialtoneBasics

/// The host in a request's `Host` field, without the port (RFC 9112, section 3.2).
struct HostName: Hashable {
    private static let lengthLimit = 255

    /// The host in lower case; an IPv6 address is without its brackets.
    let text: String

    /// Throws unless `field` is a host with or without a port.
    init(_ field: String) throws(RequestRefusal) {
        let bytes = field.utf8
        guard let end = Self.endOfHost(in: bytes), Self.isPort(bytes[end...]),
            bytes.count <= Self.lengthLimit
        else { throw .malformedHead("The Host header is invalid.") }
        var host = bytes[..<end]
        if host.first == UInt8(ascii: "[") { host = host.dropFirst().dropLast() }
        text = Substring(host).lowercased()
    }

    /// Whether the host is always the caller's own machine.
    ///
    /// A web page can make its own host name resolve to a loopback address, but it cannot use these
    /// names.
    var isLoopback: Bool {
        if text == "localhost" { return true }
        guard let address = IPAddress(text)?.unmapped else { return false }
        return address.isVersion4 ? address.bytes[0] == 127 : text == "::1"
    }

    /// Whether an attacker cannot make the host resolve to this machine.
    ///
    /// That applies to addresses, which are not resolved, to the machine's own names, and to the
    /// name that containers use for it.
    var isBeyondRebinding: Bool {
        text == "localhost" || text.hasSuffix(".localhost") || text == "host.docker.internal"
            || IPAddress(text) != nil
    }

    private static func endOfHost(in bytes: String.UTF8View) -> String.Index? {
        guard bytes.first == UInt8(ascii: "[") else {
            let end = bytes.firstIndex { !isInName($0) } ?? bytes.endIndex
            return end > bytes.startIndex ? end : nil
        }
        guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")),
            IPAddress(String(Substring(bytes[..<bracket].dropFirst())))?.isVersion4 == false
        else { return nil }
        return bytes.index(after: bracket)
    }

    private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
        guard let colon = bytes.first else { return true }
        let digits = bytes.dropFirst()
        return colon == UInt8(ascii: ":") && digits.count <= 5
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
