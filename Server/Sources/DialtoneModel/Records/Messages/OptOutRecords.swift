package import DialtoneBasics
package import PhoneNumbers

/// Reads which numbers want no messages.
package protocol OptOutReader {
    /// In the order of the numbers, after `number`; those that ended by themselves are among
    /// them until they are deleted.
    func optedOutNumbers(
        of project: ProjectID,
        after number: PhoneNumber?,
        limit: Int
    ) throws -> [OptedOutNumber]

    /// The projects that the number wants no messages of, in their order.
    func projectsOptedOut(of number: PhoneNumber) throws -> [ProjectID]

    /// The projects whose messages may have reached the number by that gateway, as far as the
    /// log goes, in their order.
    func projectsThatWrote(to number: PhoneNumber, by gateway: String) throws -> [ProjectID]
}

/// Changes which numbers want no messages.
package protocol OptOutWriter {
    /// With `nil` the number wants messages again.
    func setOptOut(_ optOut: OptOut?, of number: PhoneNumber, in project: ProjectID) throws
}
