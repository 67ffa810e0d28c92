/// The message text in effect for one language of a project or one of its apps.
package struct MessageTextEntry: Sendable {
    package enum Origin: String, Sendable {
        case shipped, project, app
    }

    package let language: String
    package let origin: Origin
    package let template: String

    /// The built-in text; `nil` if the language has none.
    package let shipped: String?

    /// Why the text is not sent; until it is corrected, another one is used.
    package let problem: InvalidMessageTemplate?

    package init(
        language: String,
        origin: Origin,
        template: String,
        shipped: String?,
        problem: InvalidMessageTemplate?
    ) {
        self.language = language
        self.origin = origin
        self.template = template
        self.shipped = shipped
        self.problem = problem
    }
}
