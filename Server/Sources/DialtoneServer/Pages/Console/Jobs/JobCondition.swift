import IdentityToolkitAdmin

/// A condition of a job's filter, in the words of the list's filter.
struct JobCondition: Hashable, Sendable {
    let name: String
    let value: String

    /// Returns the conditions of a job; none if it is about all users.
    static func all(of filter: AccountListFilter?) -> [Self] {
        guard let filter else { return [] }
        let conditions: [(name: String, value: String?)] = [
            (translated("Beginning of the name"), filter.namePrefix),
            (
                translated("State"),
                filter.disabled.map { $0 ? translated("Disabled") : translated("Enabled") }
            ),
            (translated("Method"), filter.signInMethod.map(UserListFilter.name(ofMethod:))),
            (
                translated("Anonymous"),
                filter.anonymous.map { $0 ? translated("yes") : translated("no") }
            ),
            (
                translated("Second factor"),
                filter.secondFactor.map { $0 ? translated("With") : translated("Without") }
            ),
            (translated("Created from (UTC)"), filter.createdSince.map(day(of:))),
            (translated("Created before (UTC)"), filter.createdBefore.map(day(of:))),
        ]
        return conditions.compactMap { name, value in
            guard let value, !value.isEmpty else { return nil }
            return Self(name: name, value: value)
        }
    }

    /// Returns only the date of a time at which a day begins.
    private static func day(of time: String) -> String {
        time.hasSuffix("T00:00:00Z") ? String(time.prefix(10)) : time
    }
}
