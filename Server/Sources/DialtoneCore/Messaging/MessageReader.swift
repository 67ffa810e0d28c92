package import PhoneNumbers

/// Whom a message is worded for.
package struct MessageReader: Sendable {
    package let project: Project

    /// The app that asked for the code; `nil` for one that is not registered.
    package let app: RelyingApp?

    /// BCP 47 tags, best first.
    package let languages: [String]

    package let phoneNumber: PhoneNumber

    package init(
        project: Project,
        app: RelyingApp?,
        languages: [String],
        phoneNumber: PhoneNumber
    ) {
        self.project = project
        self.app = app
        self.languages = languages
        self.phoneNumber = phoneNumber
    }
}
