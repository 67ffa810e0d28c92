import IdentityToolkit
import Testing

struct EndpointPathTests {
    @Test func `an endpoint has its plain, emulator and legacy paths`() {
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

    @Test func `an endpoint without a newer name has only its legacy paths`() {
        #expect(
            EndpointPath.uploadAccount.spellings == [
                "/identitytoolkit/v3/relyingparty/uploadAccount",
                "/www.googleapis.com/identitytoolkit/v3/relyingparty/uploadAccount",
            ]
        )
    }
}
