/// Why a credential store cannot be used; the sentence holds no secret.
struct CredentialStoreProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
