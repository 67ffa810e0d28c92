import DialtoneBasics
import Foundation

/// The page of an app that waits for the result of a sign-in.
struct AppPage: Codable, Hashable, Sendable {
    /// The only origin to which messages for the page are sent.
    let origin: String

    let host: String

    /// The URL without the fragment.
    private let address: String

    /// The fragment, which is passed through because apps use it for their own routes.
    private let fragment: String

    /// Returns `nil` for a URL that browsers might parse differently or that is not encrypted.
    ///
    /// Plain `http` is accepted if `takesPlainHTTP` is true or the page is on the user's own
    /// machine.
    init?(_ text: String, takesPlainHTTP: Bool) {
        guard let address = WebAddress(text), let scheme = address.parts.scheme?.lowercased() else {
            return nil
        }
        let name = address.host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        let isIPv6 = name.contains(":")
        let port = address.parts.port
        guard let host = try? HostName(isIPv6 ? "[\(name)]" : name), host.text == name,
            port.map({ (1...65_535).contains($0) }) ?? true
        else { return nil }
        guard scheme == "https" || takesPlainHTTP || host.isOwnMachine else { return nil }
        let isStandardPort = port == nil || port == (scheme == "https" ? 443 : 80)
        let portPart = isStandardPort ? "" : ":\(port ?? 0)"
        origin = "\(scheme)://\(isIPv6 ? "[\(name)]" : name)\(portPart)"
        self.host = address.host
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        self.address = parts.first.map(String.init) ?? text
        fragment = parts.count == 2 ? String(parts[1]) : ""
    }

    /// Returns the page's URL with values for its script, which removes them again.
    ///
    /// They are in the fragment, which is sent neither to a server nor in a `Referer`.
    func address(telling news: [String: JSONValue]) -> String {
        var news = news
        news["fragment"] = .string(fragment)
        return "\(address)#dialtone-auth=\(PagePath.escaped(JSONValue.object(news).text))"
    }
}

extension HostName {
    fileprivate var isOwnMachine: Bool { isLoopback || text.hasSuffix(".localhost") }
}
