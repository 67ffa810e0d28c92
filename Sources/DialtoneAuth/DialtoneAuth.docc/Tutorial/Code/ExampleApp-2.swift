import DialtoneAuth
import SwiftUI

@main
struct ExampleApp: App {
    init() {
        let options = FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1")
        options.apiKey = "demo-key"
        options.projectID = "demo-dialtone"
        options.serverURL = URL(string: "http://127.0.0.1:9099")
        FirebaseApp.configure(options: options)
    }

    var body: some Scene {
        WindowGroup {
            Text("Example")
        }
    }
}
