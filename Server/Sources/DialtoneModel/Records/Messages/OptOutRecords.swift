package import DialtoneBasics
package import PhoneNumbers

/// Reads opt-outs.
package protocol OptOutReader {
    /// Returns opt-outs after `position`, newest first, including expired ones that are not deleted
    /// yet.
    func optedOutNumbers(
        of project: ProjectID,
        after position: OptOutPosition?,
        limit: Int
    ) throws -> [OptedOutNumber]

    /// Returns the projects that the number has opted out of, in order.
    func projectsOptedOut(of number: PhoneNumber) throws -> [ProjectID]

    /// Returns the projects whose messages may have reached the number by that gateway, according
    /// to the log, in order.
    func projectsThatWrote(to number: PhoneNumber, by gateway: String) throws -> [ProjectID]
}

/// Changes opt-outs.
package protocol OptOutWriter {
    /// Sets the opt-out of a number; `nil` removes it.
    func setOptOut(_ optOut: OptOut?, of number: PhoneNumber, in project: ProjectID) throws
}
