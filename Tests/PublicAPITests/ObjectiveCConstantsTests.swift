import DialtoneAuth
import Foundation
import Testing

struct ObjectiveCConstantsTests {
    private static let swift = [
        "AuthErrorDomain": AuthErrorDomain,
        "AuthErrorUserInfoNameKey": AuthErrorUserInfoNameKey,
        "AuthErrorUserInfoEmailKey": AuthErrorUserInfoEmailKey,
        "AuthErrorUserInfoUpdatedCredentialKey": AuthErrorUserInfoUpdatedCredentialKey,
        "AuthErrorUserInfoMultiFactorResolverKey": AuthErrorUserInfoMultiFactorResolverKey,
        "AuthStateDidChangeNotification": Auth.authStateDidChangeNotification.rawValue,
        "PhoneAuthProviderID": PhoneAuthProviderID,
        "EmailAuthProviderID": EmailAuthProviderID,
        "GoogleAuthProviderID": GoogleAuthProviderID,
        "FacebookAuthProviderID": FacebookAuthProviderID,
        "TwitterAuthProviderID": TwitterAuthProviderID,
        "GitHubAuthProviderID": GitHubAuthProviderID,
        "GameCenterAuthProviderID": GameCenterAuthProviderID,
        "PhoneAuthSignInMethod": PhoneAuthSignInMethod,
        "EmailPasswordAuthSignInMethod": EmailPasswordAuthSignInMethod,
        "EmailLinkAuthSignInMethod": EmailLinkAuthSignInMethod,
        "GoogleAuthSignInMethod": GoogleAuthSignInMethod,
        "FacebookAuthSignInMethod": FacebookAuthSignInMethod,
        "TwitterAuthSignInMethod": TwitterAuthSignInMethod,
        "GitHubAuthSignInMethod": GitHubAuthSignInMethod,
        "GameCenterAuthSignInMethod": GameCenterAuthSignInMethod,
        "PhoneMultiFactorID": PhoneMultiFactorID,
        "TOTPMultiFactorID": TOTPMultiFactorID,
        "Version": FirebaseVersion(),
    ]

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/DialtoneAuthObjectiveC")

    /// What the sources define, without the prefix of their names.
    private func objectiveC() throws -> [String: String] {
        var constants: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(
            at: Self.folder,
            includingPropertiesForKeys: nil
        ) where file.pathExtension == "m" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /const FIR(\w+) =\s+@"(.*)";/) {
                constants[String(match.1)] = String(match.2)
            }
        }
        return constants
    }

    @Test
    func `each constant has the same value in Objective-C as in Swift`() throws {
        #expect(try objectiveC() == Self.swift)
    }
}
