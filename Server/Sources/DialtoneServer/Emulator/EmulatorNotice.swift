/// The response at the root of a development server, which shows programs that it is ready.
struct EmulatorNotice: Encodable {
    private struct Notice: Encodable {
        let ready = true
        let docs = "https://firebase.google.com/docs/emulator-suite"
        let apiSpec = OpenAPIRoutes.emulatorPath
    }

    private let authEmulator = Notice()
}
