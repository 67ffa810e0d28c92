import DialtoneAuthTesting
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension DevelopmentServer {
    /// Exchanges an ID token for a session cookie, as a web server does.
    func sessionCookie(for idToken: String) async throws -> String {
        let path = "v1/projects/\(projectID):createSessionCookie"
        var request = URLRequest(url: url.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue("Bearer owner", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(["idToken": idToken, "validDuration": "300"])
        let (body, _) = try await URLSession.shared.data(for: request)
        let fields = try JSONDecoder().decode([String: String].self, from: body)
        return fields["sessionCookie"] ?? ""
    }
}
