import DialtoneBasics
package import DialtoneModel

/// A password hash algorithm with its parameters, but without the salt.
///
/// The initializers of conforming types throw if the parameters exceed ``HashingLimits``.
package protocol PasswordScheme: Sendable {
    /// The name and parameters in the text of a hash.
    var heading: HashText.Heading { get }

    /// The duration of a hash, in 1 KiB blocks that Argon2 would fill in the same time.
    ///
    /// It is a rough estimate, accurate enough to predict how long later jobs wait.
    var cost: Int { get }

    /// Throws if the parameters are too expensive for an import.
    ///
    /// Hashes that are already stored may still have them.
    func checkImport() throws(InvalidPasswordHash)

    /// Computes the hash of `password`, with `length` bytes if the algorithm has a variable length.
    ///
    /// This is slow, so call it on a ``PasswordPool``.
    func hash(
        of password: [UInt8],
        salt: [UInt8],
        length: Int
    ) throws(HashingFailure) -> [UInt8]

    /// Throws unless the scheme can produce a hash of `length` bytes.
    func checkHash(length: Int) throws(InvalidPasswordHash)

    /// The length of a plain digest in bytes; `nil` for other schemes.
    ///
    /// Such hashes are often written in hexadecimal.
    var digestLength: Int? { get }
}

extension PasswordScheme {
    package func checkImport() throws(InvalidPasswordHash) {}

    package var digestLength: Int? { nil }

    package func checkHash(length: Int) throws(InvalidPasswordHash) {
        guard HashingLimits.hashLength.contains(length) else {
            throw InvalidPasswordHash(field: "passwordHash", problem: "has the wrong length")
        }
    }
}

/// The algorithm rejected its input, or ran out of memory.
package struct HashingFailure: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { false }
    package var description: String { "a password hash cannot be computed" }
}

/// A hash, or a parameter of its algorithm, is not supported.
package struct InvalidPasswordHash: RefusalError, Hashable {
    /// The name of the parameter on the wire.
    package let field: String
    package let problem: String

    package init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }

    package var refusal: Refusal { .invalidArgument(field: field, problem: "\(field) \(problem).") }
}
