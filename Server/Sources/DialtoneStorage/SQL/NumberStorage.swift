import PhoneNumbers
import Synchronization

/// How a database stores phone numbers.
enum NumberStorage: Sendable {
    case plain
    case encrypted(NumberCipher)

    /// They are encrypted, and the key was not read: no number can be read or written.
    case locked
}

/// The ``NumberStorage`` of a store, which its connections share.
final class SharedNumberStorage: Sendable {
    private let value = Mutex(NumberStorage.plain)

    var current: NumberStorage {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

/// A value with phone numbers, which its columns contain in plain text or encrypted.
protocol NumberBearing: SQLConvertible {
    /// The value as `cipher` encrypts it.
    func sealed(by cipher: NumberCipher) throws -> SQLValue

    /// `nil` if the column contains another type.
    init?(sealed value: SQLValue, by cipher: NumberCipher) throws
}

extension NumberBearing {
    func stored(by numbers: NumberStorage) throws -> SQLValue {
        switch numbers {
        case .plain: try sqlValue
        case .encrypted(let cipher): try sealed(by: cipher)
        case .locked: throw StorageError.lockedNumbers
        }
    }

    static func read(_ value: SQLValue, by numbers: NumberStorage) throws -> Self? {
        switch numbers {
        case .plain: Self(sqlValue: value)
        case .encrypted(let cipher): try Self(sealed: value, by: cipher)
        case .locked: throw StorageError.lockedNumbers
        }
    }
}

extension PhoneNumber: NumberBearing {
    var sqlValue: SQLValue { .text(e164) }

    init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self.init(e164: value)
    }

    func sealed(by cipher: NumberCipher) throws -> SQLValue {
        .text(try cipher.seal(number: e164))
    }

    init?(sealed value: SQLValue, by cipher: NumberCipher) throws {
        guard case .text(let text) = value else { return nil }
        self.init(e164: try cipher.open(number: text))
    }
}

/// A text that has phone numbers, such as the body of an event: always encrypted as a whole.
struct NumberText: Hashable, NumberBearing {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    var sqlValue: SQLValue { .text(text) }

    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.text = text
    }

    func sealed(by cipher: NumberCipher) throws -> SQLValue { .text(try cipher.seal(text: text)) }

    init?(sealed value: SQLValue, by cipher: NumberCipher) throws {
        guard case .text(let text) = value else { return nil }
        self.text = try cipher.open(text: text)
    }
}

/// A text that can name a phone number or the beginning of one, such as the subject of a count.
///
/// The text is encrypted if it has a plus sign before a digit. Plain text that looks like a
/// ciphertext is also encrypted, so that it is not mistaken for one.
struct NumberSubject: Hashable, NumberBearing {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    var sqlValue: SQLValue { .text(text) }

    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.text = text
    }

    func sealed(by cipher: NumberCipher) throws -> SQLValue {
        .text(mayHaveNumber ? try cipher.seal(text: text) : text)
    }

    init?(sealed value: SQLValue, by cipher: NumberCipher) throws {
        guard case .text(let text) = value else { return nil }
        self.text = NumberCipher.isMarked(text) ? try cipher.open(text: text) : text
    }

    private var mayHaveNumber: Bool {
        let bytes = text.utf8
        return NumberCipher.isMarked(text)
            || zip(bytes, bytes.dropFirst()).contains { first, second in
                first == UInt8(ascii: "+")
                    && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
            }
    }
}
