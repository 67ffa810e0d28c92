package import PhoneNumbers

/// A fictional number with a fixed code: never sent to, never throttled, needs no app proof.
package struct TestNumber: Hashable, Sendable {
    /// The most that a project may have.
    package static let limit = 10

    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber

    /// Six digits; hard to guess is better, because anyone may try.
    package let code: OneTimeCode

    package let createdAt: Timestamp

    package init(
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        code: OneTimeCode,
        createdAt: Timestamp
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.code = code
        self.createdAt = createdAt
    }
}

extension TestNumber {
    /// Reads the code of a fictional number: six digits, as everybody who tests expects.
    static func code(_ text: String) throws(Refusal) -> OneTimeCode {
        guard text.utf8.count == 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let code = OneTimeCode(typed: text)
        else { throw .invalidTestNumber("the code must have six digits") }
        return code
    }
}
