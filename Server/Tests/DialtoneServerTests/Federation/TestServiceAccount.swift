import DialtoneBasics
import DialtoneModel
import CryptoExtras
import DialtoneTestSupport
import Foundation
import Testing

/// A service account of a test, with the private key that only its key file has.
struct TestServiceAccount: Sendable {
    let email: String
    let key: TestKey
}

extension TestServer {
    /// Adds a service account with a key that tests share, because generating one takes long.
    func addServiceAccount(
        _ name: String = "backend",
        to project: ProjectID = projectID,
        role: AdminRole = .editor,
        expiresAt: Timestamp? = nil
    ) async throws -> TestServiceAccount {
        let key = try TestKey.rs256("sa-key")
        let account = ServiceAccount(
            email: "\(name)@\(project).iam.dialtone.invalid",
            projectID: project,
            role: role,
            keyID: key.id,
            publicKey: try Self.publicKey(of: key),
            createdAt: clock.now,
            expiresAt: expiresAt
        )
        let isNew = try await store.write { try $0.insert(account) }
        try #require(isNew)
        return TestServiceAccount(email: account.email, key: key)
    }

    private static func publicKey(of key: TestKey) throws -> [UInt8] {
        let modulus = try #require(key.publicKey["n"].flatMap(Base64URL.decode))
        let exponent = try #require(key.publicKey["e"].flatMap(Base64URL.decode))
        return Array(try _RSA.Signing.PublicKey(n: modulus, e: exponent).derRepresentation)
    }
}
