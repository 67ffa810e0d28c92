import DialtoneBasics
import DialtoneAuth
import Foundation
import Testing

extension TestServer {
    /// Returns Dialtone's SDK for an app of the project, over a real connection.
    func auth(bundleID: String) throws -> Auth {
        let options = FirebaseOptions(googleAppID: "1:123:ios:abc", gcmSenderID: "123")
        options.apiKey = Self.apiKey
        options.projectID = Self.projectID.rawValue
        options.bundleID = bundleID
        options.serverURL = URL(string: "http://127.0.0.1:\(try #require(port))")
        options.credentialStore = MemoryCredentialStore()
        let name = "sdk-\(UUID().uuidString)"
        FirebaseApp.configure(name: name, options: options)
        return Auth.auth(app: try #require(FirebaseApp.app(name: name)))
    }
}
