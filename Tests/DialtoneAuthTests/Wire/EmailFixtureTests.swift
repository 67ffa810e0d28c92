import Foundation
import Testing

@testable import DialtoneAuth

struct EmailFixtureTests {
    private let email = "alice@example.org"
    private let password = "correct horse 1"
    private let link = "https://app.example.org/?mode=signIn&oobCode=%3CoobCode%3E&apiKey=demo-key"

    @Test func `an account with a password is created`() async throws {
        try await FixtureServer.run { fixtures in
            let result = try await fixtures.exchange("signUp.password") {
                try await fixtures.auth.createUser(withEmail: email, password: password)
            }
            #expect(result.user === fixtures.auth.currentUser)
            #expect(result.user.email == email)
            #expect(result.additionalUserInfo?.providerID == "password")
            #expect(result.additionalUserInfo?.isNewUser == true)
        }
    }

    @Test func `a password signs in`() async throws {
        try await FixtureServer.run { fixtures in
            let result = try await fixtures.exchange("signInWithPassword") {
                try await fixtures.auth.signIn(withEmail: email, password: password)
            }
            #expect(result.user === fixtures.auth.currentUser)
            #expect(result.user.uid == "<localId>")
            #expect(result.additionalUserInfo?.isNewUser == false)
            #expect(result.credential == nil)
        }
    }

    @Test func `a link from an e-mail signs in`() async throws {
        try await FixtureServer.run { fixtures in
            #expect(fixtures.auth.isSignIn(withEmailLink: link))
            let result = try await fixtures.exchange("signInWithEmailLink") {
                try await fixtures.auth.signIn(withEmail: email, link: link)
            }
            #expect(result.user === fixtures.auth.currentUser)
            #expect(result.additionalUserInfo?.isNewUser == true)
        }
    }

    @Test func `a password and a link are added to an account that has neither`() async throws {
        try await FixtureServer.run { fixtures in
            fixtures.server.on("v1/accounts:lookup") { _ in
                .text(#"{"users": [{"localId": "<localId>"}]}"#)
            }
            let user = try await fixtures.signIn()
            let credential = EmailAuthProvider.credential(withEmail: email, password: password)
            let result = try await fixtures.exchange("signUp.link") {
                try await user.link(with: credential)
            }
            #expect(result.user === user)
            try await fixtures.exchange("signInWithEmailLink.link") {
                try await user.link(
                    with: EmailAuthProvider.credential(withEmail: email, link: link)
                )
            }
        }
    }

    @Test func `a user reauthenticates with a password`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let credential = EmailAuthProvider.credential(withEmail: email, password: password)
            let result = try await fixtures.exchange("signInWithPassword") {
                try await user.reauthenticate(with: credential)
            }
            #expect(result.user === user)
        }
    }

    @Test func `a custom token signs in`() async throws {
        try await FixtureServer.run { fixtures in
            let result = try await fixtures.exchange("signInWithCustomToken") {
                try await fixtures.auth.signIn(withCustomToken: "<customToken>")
            }
            #expect(result.user === fixtures.auth.currentUser)
            #expect(result.user.uid == "<localId>")
            #expect(result.additionalUserInfo?.providerID == "")
            #expect(result.additionalUserInfo?.isNewUser == true)
        }
    }

    @Test @available(*, deprecated)
    func `sign-in methods are returned for a known address, and none with privacy`() async throws {
        try await FixtureServer.run { fixtures in
            let told = try await fixtures.exchange("createAuthUri") {
                try await fixtures.auth.fetchSignInMethods(forEmail: email)
            }
            #expect(told == [EmailPasswordAuthSignInMethod])
            let kept = try await fixtures.exchange("createAuthUri.private") {
                try await fixtures.auth.fetchSignInMethods(forEmail: email)
            }
            #expect(kept.isEmpty)
        }
    }

    @Test func `a password is checked against the project's policy`() async throws {
        try await FixtureServer.run { fixtures in
            let status = try await fixtures.exchange("passwordPolicy") {
                try await fixtures.auth.validatePassword("correct horse 1")
            }
            #expect(!status.isValid)
            #expect(status.meetsMinPasswordLength)
            #expect(!status.containsUppercaseLetter)
            #expect(!status.containsNonAlphanumericCharacter)
            #expect(status.passwordPolicy.isEnforced)
            let symbols = status.passwordPolicy.allowedNonAlphanumericCharacters
            #expect(symbols == #"^$*.[]{}()?"!@#%&/\,><':;|_~"#)
            #expect(try await fixtures.auth.validatePassword("Correct_horse_1").isValid)
        }
    }

    @Test func `an app learns what its sign-in screen can offer`() async throws {
        try await FixtureServer.run { fixtures in
            let options = try await fixtures.exchange("signInOptions") {
                try await fixtures.auth.signInOptions()
            }
            #expect(options.methods.contains("emailLink"))
            #expect(options.providers.map(\.id) == ["oidc.example"])
            #expect(options.providers.first?.name == "Example")
            #expect(options.allowsSignUp)
            #expect(options.allowedRegions == ["DE", "AT"])
            #expect(options.disallowedRegions.isEmpty)
            #expect(options.codeLength == 8)
            #expect(options.secondFactors == [PhoneMultiFactorID, TOTPMultiFactorID])
            #expect(options.requiresSecondFactor)
            #expect(options.allowsSecondFactorAfterPhone)
            #expect(options.passwordPolicy?.minPasswordLength == 10)
            #expect(options.termsURL?.absoluteString == "https://example.org/terms")
            #expect(options.projectName?.isEmpty == false)
            #expect(options.logoURL?.path.hasSuffix(".png") == true)
            #expect(options.accentColor == "#7a1fa2" && options.darkAccentColor != nil)
            #expect(options.privacyURL?.absoluteString == "https://example.org/privacy")
            #expect(options.supportURL?.absoluteString == "mailto:help@example.org")
        }
    }

    @Test func `links that an app must not open are dropped`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on("dialtone/v1/signInOptions") { _ in
                .text(
                    #"{"signInMethods": [], "allowsSignUp": true, "codeLength": 6, "#
                        + #""secondFactors": {"kinds": [], "required": false, "afterPhone": false}, "#
                        + #""links": {"terms": "javascript:alert(1)", "privacy": "mailto:a@b.c", "#
                        + #""support": "tel:1"}, "branding": {"logo": "//elsewhere.example/a.png"}}"#
                )
            }
            let options = try await project.auth.signInOptions()
            #expect(options.termsURL == nil)
            #expect(options.privacyURL == nil)
            #expect(options.supportURL == nil)
            #expect(options.logoURL == nil)
        }
    }
}
