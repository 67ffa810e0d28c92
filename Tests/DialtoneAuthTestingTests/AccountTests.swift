import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

struct AccountTests {
    @Test func `an account with an address is created, and signs in again`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let email = "ada@example.org"
            let created = try await auth.createUser(withEmail: email, password: "correct horse 1")
            #expect(created.user.email == email)
            try auth.signOut()
            await expect(.invalidCredential) {
                try await auth.signIn(withEmail: email, password: "wrong horse 1")
            }
            let again = try await auth.signIn(withEmail: email, password: "correct horse 1")
            #expect(again.user.uid == created.user.uid)
            await expect(.emailAlreadyInUse) {
                try await auth.createUser(withEmail: email, password: "correct horse 1")
            }
        }
    }

    @Test func `a token is renewed, until the session ends`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let user = try await auth.signInAnonymously().user
            let first = try await user.getIDTokenResult(forcingRefresh: false)
            let second = try await user.getIDTokenResult(forcingRefresh: true)
            #expect(first.token != second.token)
            #expect(second.signInProvider == "anonymous")
            server.endSessions(of: user.uid)
            await expect(.userTokenExpired) {
                try await user.getIDTokenResult(forcingRefresh: true)
            }
        }
    }

    @Test func `an anonymous user keeps the account when a number is linked`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let provider = PhoneAuthProvider.provider(auth: auth)
            let user = try await auth.signInAnonymously().user
            let id = try await provider.verifyPhoneNumber("+16505550101", uiDelegate: nil)
            let code = InMemoryAuthServer.usualCode
            let credential = provider.credential(withVerificationID: id, verificationCode: code)
            #expect(try await user.link(with: credential).user.phoneNumber == "+16505550101")
            #expect(auth.currentUser?.uid == user.uid)
        }
    }

    @Test func `a profile is changed, and the account deleted`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let user = try await auth.signInAnonymously().user
            let request = user.createProfileChangeRequest()
            request.displayName = "Ada"
            try await request.commitChanges()
            #expect(auth.currentUser?.displayName == "Ada")
            try await user.delete()
            #expect(auth.currentUser == nil)
            #expect(server.userIDs.isEmpty)
        }
    }

    @Test func `two apps on one server do not share a user`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { first in
            try await server.withAuth { second in
                let user = try await first.signInAnonymously().user
                #expect(second.currentUser == nil)
                #expect(first.currentUser?.uid == user.uid)
            }
        }
    }

    @Test func `a call that the in-memory server does not support fails`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            await #expect(throws: (any Error).self) {
                try await auth.signIn(withCustomToken: "e30.e30.e30")
            }
            #expect(server.receivedCalls.isEmpty)
        }
    }
}
