package import DialtoneBasics

/// A set of accounts with its apps and rules; projects share no data.
package struct Project: Hashable, Sendable {
    package let id: ProjectID

    /// The project number that some responses contain.
    package let number: Int64

    package var displayName: String
    package var settings: ProjectSettings
    package let createdAt: Timestamp

    package init(
        id: ProjectID,
        number: Int64,
        displayName: String,
        settings: ProjectSettings,
        createdAt: Timestamp
    ) {
        self.id = id
        self.number = number
        self.displayName = displayName
        self.settings = settings
        self.createdAt = createdAt
    }
}
