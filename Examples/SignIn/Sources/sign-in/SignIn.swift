import ArgumentParser
import DialtoneAuth
import Foundation

/// Signs in with a phone number from a terminal.
@main
struct SignIn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in",
        abstract: "Signs in with a phone number from the terminal.",
        discussion: """
            Asks for what the options do not say: first the number, then the code of the message. \
            Shows the account and what its ID token says, and signs out.

            With --stay it ends signed in; the next run then finds the user again without asking, \
            and renews its ID token.

            Exit status: 0 signed in, 1 refused, 2 no answer from the server, 64 wrong options.
            """
    )

    @Option(help: "Where the server is: http://HOST:PORT.")
    var server = "http://127.0.0.1:9099"

    @Option(help: "The project to sign in to.")
    var project = "demo-dialtone"

    @Option(help: "The project's API key.")
    var apiKey = "demo-key"

    @Option(help: "The phone number with its country code. Default: the user of the last run.")
    var phone: String?

    @Option(help: "The code, where it is known: that of a fictional number.")
    var code: String?

    @Flag(help: "Take the code from the inbox of a server in development mode.")
    var fromInbox = false

    @Option(help: "The language of the message, such as fr.")
    var language: String?

    @Flag(help: "Do not sign out at the end.")
    var stay = false

    func validate() throws {
        guard let url = URL(string: server), url.host != nil,
            ["http", "https"].contains(url.scheme)
        else { throw ValidationError("--server takes an address such as http://127.0.0.1:9099.") }
        if code != nil, fromInbox {
            throw ValidationError("Say --code or --from-inbox, not both.")
        }
    }

    func run() async throws {
        let auth = configuredAuth()
        do {
            let user = try await signedInUser(auth)
            try await show(user)
            guard !stay else { return print("Still signed in.") }
            try auth.signOut()
            print("Signed out.")
        } catch let error as SignInProblem {
            throw Failure.report(error.description, exitCode: 1)
        } catch {
            throw Failure.report(error)
        }
    }

    private func configuredAuth() -> Auth {
        let options = FirebaseOptions(googleAppID: "sign-in.\(project)", gcmSenderID: "")
        options.apiKey = apiKey
        options.projectID = project
        options.serverURL = URL(string: server)
        options.bundleID = "sign-in"
        FirebaseApp.configure(options: options)
        let auth = Auth.auth()
        auth.languageCode = language
        return auth
    }

    private func signedInUser(_ auth: Auth) async throws -> User {
        if phone == nil, let user = auth.currentUser {
            print("Still signed in from an earlier run; renewing the ID token.")
            _ = try await user.getIDToken(forcingRefresh: true)
            return user
        }
        let provider = PhoneAuthProvider.provider()
        let number = try phone ?? Terminal.ask("Phone number, with country code: ")
        let verification = try await provider.requestCode(for: number)
        print("A code is on its way to \(number).")
        let typed = try await typedCode(verification)
        let credential = provider.credential(
            withVerificationID: verification.verificationID,
            verificationCode: typed
        )
        return try await auth.signIn(with: credential).user
    }

    private func typedCode(_ verification: PhoneVerification) async throws -> String {
        if let code { return code }
        guard fromInbox else { return try Terminal.ask("Code: ") }
        let inbox = Inbox(server: server, project: project)
        let code = try await inbox.code(for: verification.verificationID)
        print("The inbox has it: \(code)")
        return code
    }

    private func show(_ user: User) async throws {
        let token = try await user.getIDTokenResult()
        print("Signed in as \(user.uid)\(user.phoneNumber.map { ", \($0)" } ?? "").")
        print("The ID token says:")
        let claims = try JSONSerialization.data(
            withJSONObject: token.claims,
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        )
        print(String(decoding: claims, as: UTF8.self))
    }
}
