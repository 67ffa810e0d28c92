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

    init(text: String) throws {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            throw StorageError.corrupt
        }
        self = value
    }

    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
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
