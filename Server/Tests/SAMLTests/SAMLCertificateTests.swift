import Crypto
import DialtoneTestSupport
import SAML
import Testing
import X509

struct SAMLCertificateTests {
    @Test(arguments: ["", "PEM", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
    func `text that is not a certificate is refused`(text: String) {
        #expect(throws: SAMLCertificate.Problem.unreadable) { try SAMLCertificate(pem: text) }
    }

    @Test func `a certificate that is too long is refused`() throws {
        let text = try SAMLFixture().provider.certificate + String(repeating: "\n", count: 20_000)
        #expect(throws: SAMLCertificate.Problem.unreadable) { try SAMLCertificate(pem: text) }
    }

    @Test func `RSA keys of less than 2,048 bits and Ed25519 keys are refused`() throws {
        let key = Certificate.PrivateKey(Curve25519.Signing.PrivateKey())
        let certificate = try TestSAMLProvider.certificate(of: key, algorithm: .ed25519)
        for text in [Self.weakCertificate, certificate] {
            #expect(throws: SAMLCertificate.Problem.unfit) { try SAMLCertificate(pem: text) }
        }
    }

    /// A certificate with an RSA key of 1,024 bits.
    private static let weakCertificate = """
        -----BEGIN CERTIFICATE-----
        MIIB+jCCAWOgAwIBAgIURR9erhJjHuU7Ez6JJrB8UPGhrPEwDQYJKoZIhvcNAQEL
        BQAwDzENMAsGA1UEAwwEd2VhazAeFw0yNjExMjMwMTM5MDZaFw0zNjExMjAwMTM5
        MDZaMA8xDTALBgNVBAMMBHdlYWswgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGB
        AL23Ab1sIt7iOpMoqsMbMr/2De8h0pjC/uXGWtVcxIHbkV1xsquHygP5UcSSffHh
        wfG7b8lPMdw1RxLqrcm3Ag0V8d2rhdFQ9h5Hq40tZkndHwO+bwqQF+pgdbdx73Fp
        lj1B85w28/V4Kcqfzi77rWKGdmnKKKh9H0YqlEaCCGejAgMBAAGjUzBRMB0GA1Ud
        DgQWBBQFDfYiMTiwzuxaqJ/pMJLBvALr/jAfBgNVHSMEGDAWgBQFDfYiMTiwzuxa
        qJ/pMJLBvALr/jAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAAKT
        mlQb1Rxlb5ghG6fLOJvQCFbC6fdyELN7OeIWsrCLf7PUK/p+MxdxeyTsbdUdyxHP
        mqcDFuqt5cC8UL0PKZKyqVK0EZSMAAiWOG0afCu5XW3Tf/lXe5RmIZOX+oHW5+05
        qIehvLT1Ern7IJs0cSrGIULEVkTxPsRCQA20tJzP
        -----END CERTIFICATE-----
        """
}
