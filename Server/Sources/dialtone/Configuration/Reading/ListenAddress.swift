/// The address of a listener, written as `HOST:PORT`; IPv6 addresses are in brackets.
struct ListenAddress: Hashable, Sendable {
    let host: String
    let port: Int

    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"),
            let port = Int(text[text.index(after: colon)...]),
            (0...65_535).contains(port)
        else { return nil }
        let host = String(text[..<colon].trimmingPrefix("["))
        self.host = host.hasSuffix("]") ? String(host.dropLast()) : host
        self.port = port
        guard !self.host.isEmpty else { return nil }
    }
}
