import DialtoneBasics
import DialtoneModel

/// The key that encrypts the phone numbers of a database.
///
/// It is random and never changes. The database has it sealed with the master key, so that a new
/// master key seals one key again, and rewrites no number.
struct NumberKey {
    private let bytes: [UInt8]
    let cipher: NumberCipher

    private init?(bytes: [UInt8]) {
        guard let cipher = NumberCipher(key: bytes) else { return nil }
        self.bytes = bytes
        self.cipher = cipher
    }

    /// Makes a new key.
    init(from random: RandomSource) throws {
        guard let key = NumberKey(bytes: random.bytes(NumberCipher.keyLength)) else {
            throw StorageError.unreadableNumberKey
        }
        self = key
    }

    /// Opens a sealed key; throws if another master key has sealed it.
    init(opening sealed: [UInt8], with masterKey: MasterKey) throws {
        guard let bytes = try? Self.box(of: masterKey).open(sealed, context: Self.context),
            let key = NumberKey(bytes: bytes)
        else { throw StorageError.unreadableNumberKey }
        self = key
    }

    func sealed(with masterKey: MasterKey) throws -> [UInt8] {
        try Self.box(of: masterKey).seal(bytes, context: Self.context)
    }

    private static let context = SealedContext.numberKey(NumberStorageRecord.id)

    private static func box(of masterKey: MasterKey) -> SecretBox {
        SecretBox(keys: masterKey.keys(for: .numberKeys))
    }
}

extension NumberKey: CustomStringConvertible, CustomReflectable {
    var description: String { "NumberKey(redacted)" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
