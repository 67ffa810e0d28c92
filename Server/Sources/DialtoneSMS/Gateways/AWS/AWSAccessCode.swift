/// The error codes that every AWS service uses for denied access.
enum AWSAccessCode {
    static func isOne(_ code: String) -> Bool { codes.contains(code) }

    private static let codes: Set<String> = [
        "AccessDenied", "AccessDeniedException", "AuthFailure", "AuthorizationError",
        "ExpiredToken", "ExpiredTokenException", "IncompleteSignature",
        "IncompleteSignatureException", "InvalidClientTokenId", "InvalidSecurity",
        "InvalidSignatureException", "MissingAuthenticationToken",
        "MissingAuthenticationTokenException", "NotAuthorized", "OptInRequired",
        "RequestExpired", "SignatureDoesNotMatch", "UnrecognizedClientException",
    ]
}
