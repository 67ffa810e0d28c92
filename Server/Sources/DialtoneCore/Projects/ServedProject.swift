package import PhoneNumbers

/// A project with what every request to it needs at hand.
package struct ServedProject: Sendable {
    package let project: Project
    package let testCodes: [PhoneNumber: OneTimeCode]

    package init(project: Project, testNumbers: [TestNumber]) {
        self.project = project
        testCodes = Dictionary(
            testNumbers.map { ($0.phoneNumber, $0.code) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
