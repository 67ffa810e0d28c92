import Foundation
import Testing

@testable import DialtoneAuth

struct CatchTests {
    /// What an app's `catch` clauses make of an error.
    private func caught(_ error: any Error) -> String {
        do {
            throw error
        } catch AuthErrorCode.sessionExpired {
            return "session expired"
        } catch AuthErrorCode.tooManyRequests, AuthErrorCode.quotaExceeded {
            return "too many"
        } catch let code as AuthErrorCode {
            return code.name
        } catch {
            return "another error"
        }
    }

    @Test func `a code in a catch clause matches the SDK's error`() {
        #expect(caught(AuthErrorCode.sessionExpired.error()) == "session expired")
        #expect(caught(AuthErrorCode.quotaExceeded.error(reason: "why")) == "too many")
        #expect(caught(AuthErrorCode.networkError.error()) == "ERROR_NETWORK_REQUEST_FAILED")
    }

    @Test func `errors of other domains, and numbers without a code, do not match`() {
        let code = AuthErrorCode.sessionExpired.rawValue
        #expect(caught(NSError(domain: NSCocoaErrorDomain, code: code)) == "another error")
        #expect(caught(NSError(domain: AuthErrorDomain, code: 1)) == "another error")
        #expect(caught(URLError(.timedOut)) == "another error")
        #expect(caught(CancellationError()) == "another error")
    }

    @Test func `a code that an app throws itself matches as well`() {
        #expect(caught(AuthErrorCode.sessionExpired) == "session expired")
        #expect(caught(AuthErrorCode.networkError) == "ERROR_NETWORK_REQUEST_FAILED")
    }

    @Test func `a cast yields the code, and leaves the error as it is`() throws {
        let error: any Error = AuthErrorCode.wrongPassword.error(reason: "why")
        #expect(error as? AuthErrorCode == .wrongPassword)
        #expect(error is AuthErrorCode)
        #expect((error as NSError).localizedFailureReason == "why")
        #expect((error as NSError).code == 17009)
    }

    @Test func `a refused call is caught by its code`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on("v1/accounts:sendVerificationCode") { _ in
                .refusal("TOO_MANY_ATTEMPTS_TRY_LATER")
            }
            do {
                _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
                Issue.record("The call was not refused.")
            } catch AuthErrorCode.tooManyRequests {
            } catch {
                Issue.record("The code did not match \(error).")
            }
        }
    }
}
