import Foundation
import IdentityToolkit

extension Auth {
    /// Returns what a sign-in screen of the project can offer: ways to sign in, regions, second
    /// factors, rules for passwords, and links.
    ///
    /// The sign-in screen of `DialtoneAuthUI` asks for it itself. Firebase has no such method.
    @nonobjc
    public func signInOptions() async throws -> ProjectSignInOptions {
        let answer: SignInOptionsResponse = try await backend.get(
            .signInOptions,
            query: ["tenantId": tenantID]
        )
        return try ProjectSignInOptions(answer, logoURL: logoURL(of: answer))
    }

    /// Returns the URL of the project's logo, which is a path on the server.
    private func logoURL(of answer: SignInOptionsResponse) throws -> URL? {
        guard let path = answer.branding?.logo, path.hasPrefix("/"), !path.hasPrefix("//") else {
            return nil
        }
        return try backend.project.server.page(String(path.dropFirst()), domain: nil)
    }
}
