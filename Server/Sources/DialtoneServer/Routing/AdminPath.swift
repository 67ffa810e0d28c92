/// A call by which administrators work on one project, with each path it is known by.
struct AdminPath: ExpressibleByStringLiteral {
    /// Every spelling as a route pattern.
    let spellings: [String]

    /// Takes what follows the project: `/accounts:lookup`.
    init(stringLiteral rest: String) {
        self.init(path: "v1/projects/{project}" + rest)
    }

    /// Takes a whole path, without a leading slash.
    init(path: String) {
        spellings = ["/\(path)", "/identitytoolkit.googleapis.com/\(path)"]
    }
}
