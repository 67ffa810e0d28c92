/// A call by which administrators work on one project, with each path it is known by.
struct AdminPath: ExpressibleByStringLiteral {
    /// Every spelling as a route pattern.
    let spellings: [String]

    /// Takes what follows the project: `/accounts:lookup`.
    init(stringLiteral rest: String) {
        self.init("v1/projects/{project}" + rest)
    }

    init(_ path: String) {
        spellings = ["/\(path)", "/identitytoolkit.googleapis.com/\(path)"]
    }
}
