package import DialtoneBasics
package import PhoneNumbers

/// What identifies a user in the records of other kinds than the account.
package struct PersonalSubject: Hashable, Sendable {
    package let accountID: AccountID
    package let projectID: ProjectID

    /// The numbers of the account and of its second factors.
    package let phoneNumbers: [PhoneNumber]

    /// The address of the account; former addresses may belong to other users now.
    package let email: String?

    /// When the account was created.
    ///
    /// An earlier record of a number can be about its previous owner, so exports do not have it.
    package let createdAt: Timestamp

    package init(_ account: Account) {
        accountID = account.id
        projectID = account.projectID
        let factors = account.secondFactors.compactMap { factor -> PhoneNumber? in
            if case .phone(let number) = factor.proof { number } else { nil }
        }
        var numbers: [PhoneNumber] = []
        for number in [account.phoneNumber].compactMap(\.self) + factors
        where !numbers.contains(number) {
            numbers.append(number)
        }
        phoneNumbers = numbers
        email = account.email
        createdAt = account.createdAt
    }
}

/// Reads what the database has about a user.
package protocol PersonalDataReader {
    /// Returns the records about the user, without secrets.
    func personalRecords(
        _ kind: PersonalRecords,
        of subject: PersonalSubject
    ) throws
        -> [PersonalRecord]

    /// Returns the number of records that an erasure deletes or keeps.
    func personalRecordCount(_ kind: PersonalRecords, of subject: PersonalSubject) throws -> Int
}

/// Deletes what the database has about a user.
package protocol PersonalDataWriter {
    /// Deletes the records about the user, and returns their number.
    func erase(_ kind: PersonalRecords, of subject: PersonalSubject) throws -> Int
}
