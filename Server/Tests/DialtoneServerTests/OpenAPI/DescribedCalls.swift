/// The calls that an OpenAPI document describes.
struct DescribedCalls {
    /// The prefix of legacy names.
    static let legacyPath = "/identitytoolkit/v3/relyingparty/"

    private static let anyMethod = ["GET", "POST", "PUT", "PATCH", "DELETE"]

    /// The calls, such as `POST /v1/token`, with all spellings of their paths.
    private(set) var withHosts: Set<String> = []

    private(set) var operations: [JSONValue] = []

    init(_ document: JSONValue) {
        for (path, item) in document["paths"].members {
            let methods = item.keys.filter { Self.anyMethod.contains($0.uppercased()) }
            operations += methods.map { item[$0] }
            for other in [path] + item["x-otherPaths"].texts {
                let isOldName = other != path && other.hasPrefix(Self.legacyPath)
                let names = isOldName ? Self.anyMethod : methods.map { $0.uppercased() }
                for name in names {
                    withHosts.formUnion(Self.spellings(of: other).map { "\(name) \($0)" })
                }
            }
        }
    }

    /// A path as it is, and behind the host that serves it upstream.
    private static func spellings(of path: String) -> [String] {
        let hosts = [
            "/v1/token": "securetoken.googleapis.com",
            legacyPath: "www.googleapis.com",
            "/service_accounts/": "www.googleapis.com",
            "/robot/": "www.googleapis.com",
            "/dialtone/": "identitytoolkit.googleapis.com",
            "/v1/": "identitytoolkit.googleapis.com",
            "/v2/": "identitytoolkit.googleapis.com",
        ]
        let host = hosts.filter { path.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
        return [path] + (host.map { ["/\($0.value)\(path)"] } ?? [])
    }
}

extension JSONValue {
    /// The items of a list.
    var items: [JSONValue] {
        if case .array(let items) = self { items } else { [] }
    }

    /// The texts of a list.
    var texts: [String] { items.compactMap(\.text) }
}
