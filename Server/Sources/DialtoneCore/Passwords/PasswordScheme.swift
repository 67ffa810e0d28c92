/// A way to make a hash of a password: an algorithm with its parameters, but without salt.
///
/// A value of such a type costs no more than ``HashingLimits`` say: its `init` throws otherwise.
package protocol PasswordScheme: Sendable {
    /// Name and parameters, as they stand in the text of a hash.
    var heading: HashText.Heading { get }

    /// How long a hash takes, in blocks of 1 KiB that Argon2 would fill in that time.
    ///
    /// Rough, but good enough to estimate how long later work waits.
    var cost: Int { get }

    /// Throws if the parameters are too costly for an import; stored hashes may still have them.
    func checkImport() throws(InvalidPasswordHash)

    /// The hash of `password`; where the algorithm has a choice, `length` bytes of it.
    ///
    /// It computes long: call it on a ``PasswordPool``.
    func hash(
        of password: [UInt8],
        salt: [UInt8],
        length: Int
    ) throws(HashingFailure) -> [UInt8]

    /// Throws unless a hash of the scheme can be `length` bytes long.
    func checkHash(length: Int) throws(InvalidPasswordHash)

    /// The length of the hash in bytes, if it is a plain digest: these are often written in
    /// hexadecimal.
    var digestLength: Int? { get }
}

extension PasswordScheme {
    package func checkImport() throws(InvalidPasswordHash) {}

    package var digestLength: Int? { nil }

    package func checkHash(length: Int) throws(InvalidPasswordHash) {
        guard HashingLimits.hashLength.contains(length) else {
            throw InvalidPasswordHash(field: "passwordHash", problem: "has a wrong length")
        }
    }
}

/// An algorithm refused its input, or had no memory for it.
package struct HashingFailure: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { false }
    package var description: String { "a password hash cannot be computed" }
}

/// A hash, or a parameter of its algorithm, is not one that this server takes.
package struct InvalidPasswordHash: Error, Hashable {
    /// The parameter's name on the wire.
    package let field: String
    package let problem: String

    package init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }

    package var refusal: Refusal { .invalidArgument(field: field, problem: "\(field) \(problem).") }
}
