#if canImport(AuthenticationServices) && (os(iOS) || os(macOS) || os(tvOS) || os(visionOS))
import AuthenticationServices
import Foundation

extension PasskeyProblem {
    /// The number of `matchedExcludedCredential`, which older systems do not have.
    private static let excluded = 1006

    /// The number of `deviceNotConfiguredForPasskeyCreation`, which older systems do not have.
    private static let notConfigured = 1010

    /// Converts an error of the system's authorization controller.
    init(ofSystem error: any Error) {
        let error = error as NSError
        let what = "\(error.domain) \(error.code): \(error.localizedDescription)"
        guard error.domain == ASAuthorizationErrorDomain else {
            self.init(.failed, detail: "The system's authenticator failed (\(what)).")
            return
        }
        switch error.code {
        case ASAuthorizationError.Code.canceled.rawValue:
            self = .canceled
        case Self.excluded:
            self = .alreadyCreated
        case Self.notConfigured:
            self.init(.unavailable, detail: "The device is not set up for passkeys (\(what)).")
        default:
            self.init(
                .failed,
                detail: """
                    The system refused the passkey (\(what)). Check that the app's Associated Domains \
                    contain webcredentials:DOMAIN, and that the domain names the app.
                    """
            )
        }
    }
}
#endif
