import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension Account {
    /// The content of the account, without hashes and secrets.
    var personalRecords: [PersonalRecord] {
        [record] + linkedProviders.map(\.record) + secondFactors.map(\.record)
    }

    private var record: PersonalRecord {
        PersonalRecord(
            "account",
            [
                "id": id.rawValue,
                "phoneNumber": phoneNumber?.e164,
                "formerPhoneNumber": formerPhoneNumber?.e164,
                "phoneProvedAt": phoneProvedAt?.rfc3339,
                "email": email,
                "isEmailVerified": email.map { _ in "\(isEmailVerified)" },
                "initialEmail": initialEmail,
                "passwordUpdatedAt": passwordUpdatedAt?.rfc3339,
                "displayName": displayName,
                "photoUrl": photoURL,
                "isDisabled": isDisabled.map { "\($0)" },
                "customAttributes": customAttributes,
                "recoveryCodesLeft": recoveryCodes.map { "\($0.digests.count)" },
                "validSince": validSince?.rfc3339,
                "createdAt": createdAt.rfc3339,
                "lastSignInAt": lastSignInAt?.rfc3339,
                "lastRefreshAt": lastRefreshAt?.rfc3339,
            ]
        )
    }
}

extension LinkedProvider {
    fileprivate var record: PersonalRecord {
        PersonalRecord(
            "linkedProviders",
            [
                "providerId": providerID.rawValue,
                "rawId": rawID,
                "federatedId": federatedID,
                "email": email,
                "displayName": displayName,
                "photoUrl": photoURL,
                "screenName": screenName,
            ]
        )
    }
}

extension SecondFactor {
    fileprivate var record: PersonalRecord {
        PersonalRecord(
            "secondFactors",
            [
                "id": id.rawValue,
                "kind": kind,
                "phoneNumber": phoneNumber?.e164,
                "displayName": displayName,
                "enrolledAt": enrolledAt.rfc3339,
            ]
        )
    }
}

extension PersonalRecord {
    /// Creates a record without the fields that have no value.
    fileprivate init(_ kind: String, _ fields: [String: String?]) {
        self.init(kind, fields: fields.compactMapValues(\.self))
    }
}
