import IdentityToolkit
import Testing

struct EndpointPathTests {
    @Test func `a call has its plain, its emulator's and its old names`() {
        #expect(
            EndpointPath.signInWithPhoneNumber.spellings == [
                "/v1/accounts:signInWithPhoneNumber",
                "/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber",
                "/identitytoolkit/v3/relyingparty/verifyPhoneNumber",
                "/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPhoneNumber",
            ]
        )
        #expect(
            EndpointPath.token.spellings == ["/v1/token", "/securetoken.googleapis.com/v1/token"]
        )
    }

    @Test func `a call that never got another name has only its old one`() {
        #expect(
            EndpointPath.uploadAccount.spellings == [
                "/identitytoolkit/v3/relyingparty/uploadAccount",
                "/www.googleapis.com/identitytoolkit/v3/relyingparty/uploadAccount",
            ]
        )
    }
}
