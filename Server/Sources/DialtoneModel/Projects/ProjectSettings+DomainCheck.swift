import DialtoneBasics

extension ProjectSettings {
    /// Rejects what can never be the host of a page, because it would authorize nothing.
    func checkAuthorizedDomains() throws(Refusal) {
        for domain in authorizedDomains where !Self.canBeHost(domain) {
            throw .invalidArgument(
                field: "authorizedDomains",
                problem: "must contain only host names, such as shop.example.com, without a "
                    + "scheme, a port, a path or a wildcard: \(Self.shown(domain)) matches no page"
            )
        }
    }

    /// Whether browsers can name the text as the host of a page.
    private static func canBeHost(_ text: String) -> Bool {
        if text.hasPrefix("["), text.hasSuffix("]") {
            return IPAddress(String(text.dropFirst().dropLast()))?.isVersion4 == false
        }
        if let address = IPAddress(text) { return address.isVersion4 }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 253
            && labels.allSatisfy {
                (1...63).contains($0.utf8.count) && $0.utf8.allSatisfy(isInLabel)
            }
    }

    private static func isInLabel(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func shown(_ domain: String) -> String {
        domain.isEmpty ? "an empty entry" : String(domain.prefix(80))
    }
}
