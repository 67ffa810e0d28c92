package import DialtoneBasics
package import PhoneNumbers

/// A fictional number with a fixed code.
///
/// It receives no messages, is never throttled and needs no app proof.
package struct TestNumber: Hashable, Sendable {
    /// The maximum number of fictional numbers in one project.
    package static let limit = 10

    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber

    /// The code: six digits, which should be hard to guess, because anyone can try.
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
    /// Parses the code of a fictional number, which must have six digits.
    package static func code(_ text: String) throws(Refusal) -> OneTimeCode {
        guard text.utf8.count == 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let code = OneTimeCode(typed: text)
        else { throw .invalidTestNumber("the code must have six digits") }
        return code
    }
}
