import IdentityToolkitAdmin

/// A condition of a job's filter, in the words of the list's filter.
struct JobCondition: Sendable {
    let name: String
    let value: String

    private init?(_ name: String, _ value: String?) {
        guard let value else { return nil }
        self.name = name
        self.value = value
    }

    /// Returns the conditions of a job; none if it is about all users.
    static func all(of filter: AccountListFilter?) -> [Self] {
        guard let filter else { return [] }
        return [
            Self(translated("Beginning of the name"), filter.namePrefix),
        ]
        .compactMap(\.self)
    }
}
