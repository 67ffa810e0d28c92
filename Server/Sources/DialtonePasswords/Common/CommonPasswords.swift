import CCommonPasswords

/// The passwords that attackers try first: about 18,000 from breaches, compiled into the program.
///
/// The list is exact, so no other password is rejected. `scripts/make-common-passwords.py`
/// generates it and names its source.
package struct CommonPasswords: Sendable {
    /// The passwords, in lower case.
    private let words: Set<String>

    /// The built-in list, decoded when the first new password is checked.
    package static let bundled: CommonPasswords = {
        let list = common_passwords()
        return CommonPasswords(
            frontCoded: Array(UnsafeRawBufferPointer(start: list.start, count: list.count))
        )
    }()

    init(frontCoded bytes: [UInt8]) {
        var words: Set<String> = []
        words.reserveCapacity(bytes.count / 4)
        var word: [UInt8] = []
        var index = 0
        while index + 1 < bytes.count {
            let (shared, length) = (Int(bytes[index]), Int(bytes[index + 1]))
            index += 2
            guard shared <= word.count, index + length <= bytes.count else { break }
            word.removeLast(word.count - shared)
            word.append(contentsOf: bytes[index..<index + length])
            index += length
            words.insert(String(decoding: word, as: UTF8.self))
        }
        self.words = words
    }

    package var count: Int { words.count }

    /// Whether the list contains the whole password, ignoring case.
    package func contains(_ password: String) -> Bool {
        words.contains(password.lowercased())
    }
}
