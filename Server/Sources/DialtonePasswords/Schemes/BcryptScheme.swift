import CCrypt
import Foundation

/// bcrypt, computed by libcrypt.
///
/// The hash keeps bcrypt's own format, `$2b$12$` with 22 characters of salt and 31 of hash in
/// bcrypt's base64.
package struct BcryptScheme: PasswordScheme, Hashable {
    private static let settingLength = 29
    private static let textLength = 60

    /// The number of password bytes that bcrypt uses; libcrypt rejects more than 511 bytes.
    private static let passwordLimit = 72

    private static let costName = "cost of bcrypt"

    /// The version, cost and salt.
    private let setting: String

    private let exponent: Int

    /// Parses bcrypt's format; `nil` for the text of another algorithm.
    static func parse(
        _ text: String
    ) throws(InvalidPasswordHash) -> (scheme: BcryptScheme, hash: [UInt8])? {
        let bytes = Array(text.utf8)
        guard ["$2a$", "$2b$", "$2y$"].contains(where: text.hasPrefix) else { return nil }
        guard bytes.count == textLength, bytes[6] == UInt8(ascii: "$"),
            let cost = Int(String(decoding: bytes[4..<6], as: UTF8.self)),
            bytes[7...].allSatisfy(isDigit)
        else {
            throw InvalidPasswordHash(field: "passwordHash", problem: "is not a bcrypt hash")
        }
        try check(cost, in: HashingLimits.bcryptCost, as: Self.costName)
        let setting = String(decoding: bytes[..<settingLength], as: UTF8.self)
        return (BcryptScheme(setting: setting, exponent: cost), Array(bytes[settingLength...]))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private init(setting: String, exponent: Int) {
        self.setting = setting
        self.exponent = exponent
    }

    package var heading: HashText.Heading { HashText.Heading("bcrypt") }

    package var cost: Int { 80 << exponent }

    package func checkImport() throws(InvalidPasswordHash) {
        try check(exponent, in: HashingLimits.importedBcryptCost, as: Self.costName)
    }

    func text(hash: [UInt8]) -> String {
        setting + String(decoding: hash, as: UTF8.self)
    }

    package func hash(
        of password: [UInt8],
        salt: [UInt8],
        length: Int
    ) throws(HashingFailure) -> [UInt8] {
        // C would stop at the first zero byte and hash only the text before it.
        guard !password.contains(0) else { return [] }
        var password = password.prefix(Self.passwordLimit).map(CChar.init(bitPattern:))
        password.append(0)
        var memory: UnsafeMutableRawPointer?
        var size: Int32 = 0
        defer { free(memory) }
        guard let text = crypt_ra(password, setting, &memory, &size) else { throw HashingFailure() }
        return Array(String(cString: text).utf8.dropFirst(Self.settingLength))
    }
}
