import DialtoneBasics
import Foundation

extension IPAddress {
    /// Parses an address as proxies write it: plain, in brackets, or with a port.
    init?(hop text: some StringProtocol) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("[") {
            let parts = text.dropFirst()
                .split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].isEmpty || parts[1].hasPrefix(":") else { return nil }
            self.init(String(parts[0]))
        } else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            // Text with more than one colon is an IPv6 address, which has no port without brackets.
            self.init(parts.count == 2 ? String(parts[0]) : text)
        }
    }
}
