/// What is wrong with what a provider was told.
package struct InvalidProvider: Error, Hashable {
    package let field: String

    /// Follows the name of the field, as in "is missing".
    package let problem: String

    package init(_ field: String, _ problem: String) {
        self.field = field
        self.problem = problem
    }
}
