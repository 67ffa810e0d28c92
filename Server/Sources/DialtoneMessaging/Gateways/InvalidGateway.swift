/// What is wrong with what a gateway was told.
package struct InvalidGateway: Error, Hashable {
    package let field: String

    /// Follows the name of the field, as in "is missing".
    package let problem: String

    package init(_ field: String, _ problem: String) {
        self.field = field
        self.problem = problem
    }
}
