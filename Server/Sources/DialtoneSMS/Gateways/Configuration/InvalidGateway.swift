/// A problem with one field of a gateway's configuration.
package struct InvalidGateway: Error, Hashable {
    package let field: String

    /// The predicate that follows the field's name, for example "is missing".
    package let problem: String

    package init(_ field: String, _ problem: String) {
        self.field = field
        self.problem = problem
    }
}
