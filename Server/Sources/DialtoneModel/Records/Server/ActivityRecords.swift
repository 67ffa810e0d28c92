package import DialtoneBasics

/// Reads how often things happened in projects.
package protocol ActivityReader {
    /// Returns the counts since `moment`, summed by hours or days of `length`, in no order.
    func activitySums(
        of project: ProjectID,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [ActivitySum]
}

/// Counts how often things happen in projects.
package protocol ActivityWriter {
    /// Adds to the count of the same hour; does nothing if the project does not exist.
    func add(_ count: ActivityCount) throws
}
