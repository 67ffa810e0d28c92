import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// A ``FormerSignIn`` as stored in the column `former_sign_in`.
struct StoredFormerSignIn: Codable {
    var phoneNumber: String?
    var linkedProviders: [LinkedProvider]

    /// The time, in milliseconds since 1970.
    var moment: Int64
    var wasNumberReplaced: Bool?
    var isInDoubt: Bool?

    init(_ former: FormerSignIn) {
        phoneNumber = former.phoneNumber?.e164
        linkedProviders = former.linkedProviders
        moment = former.moment.milliseconds
        wasNumberReplaced = former.wasNumberReplaced ? true : nil
        isInDoubt = former.isInDoubt ? true : nil
    }

    var value: FormerSignIn {
        var former = FormerSignIn(
            phoneNumber: phoneNumber.map(PhoneNumber.init(e164:)),
            linkedProviders: linkedProviders,
            at: Timestamp(milliseconds: moment)
        )
        former.wasNumberReplaced = wasNumberReplaced ?? false
        former.isInDoubt = isInDoubt ?? false
        return former
    }
}

extension StoredFormerSignIn: NumberBearing {
    var sqlValue: SQLValue { get throws { .text(try JSONColumn.text(of: self)) } }

    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue,
            let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
        else { return nil }
        self = value
    }

    func sealed(by cipher: NumberCipher) throws -> SQLValue {
        var copy = self
        copy.phoneNumber = try phoneNumber.map(cipher.seal(number:))
        return try copy.sqlValue
    }

    init?(sealed value: SQLValue, by cipher: NumberCipher) throws {
        self.init(sqlValue: value)
        phoneNumber = try phoneNumber.map(cipher.open(number:))
    }
}
