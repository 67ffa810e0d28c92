import DialtoneBasics
import DialtoneModel
import Foundation
import SwiftASN1
import X509

extension ProviderTrial {
    /// How long before the end of a certificate the findings warn.
    private static let warningSpan = TimeSpan.days(30)

    /// Examines a SAML provider, to which only browsers connect.
    func samlFindings(of provider: IdentityProvider) -> [ProviderFinding] {
        let settings = provider.settings.saml ?? SAMLSettings()
        let parties: SAMLParties
        do throws(FederationRefusal) {
            parties = try SAMLParties(settings)
        } catch {
            return [
                .problem(
                    .configuration,
                    Self.sentence(error),
                    advice: "Enter the values from the provider's metadata."
                )
            ]
        }
        return [signInPageFinding(parties.signInURL)]
            + settings.certificates.enumerated().compactMap { index, text in
                certificateFinding(text, number: index + 1)
            }
    }

    private static func sentence(_ refusal: FederationRefusal) -> String {
        if case .invalidConfig(let problem) = refusal { return problem }
        return "The configuration is incomplete."
    }

    private func signInPageFinding(_ address: String) -> ProviderFinding {
        let place = ProviderFinding.shown(address)
        guard address.lowercased().hasPrefix("https://") else {
            return .warning(
                .signInPage,
                "Users are sent to \(place) without encryption.",
                advice: "Enter the provider's address with https."
            )
        }
        return .good(
            .signInPage,
            "Users are sent to \(place). Only their browsers connect to it, so it was not tested."
        )
    }

    private func certificateFinding(_ text: String, number: Int) -> ProviderFinding? {
        guard let certificate = try? Certificate(pemEncoded: text) else { return nil }
        let start = Timestamp(certificate.notValidBefore)
        let end = Timestamp(certificate.notValidAfter)
        let now = clock.now
        let day = end.rfc3339.prefix(10)
        let advice =
            "Ask the provider for its next certificate, and add it beside this one. The server "
            + "accepts the key even after the certificate expires, but the provider may stop using it."
        if now < start {
            return .warning(
                .certificate,
                "Certificate \(number) is valid only from \(start.rfc3339.prefix(10)).",
                advice: "Keep the provider's present certificate until then."
            )
        }
        if end <= now {
            return .warning(.certificate, "Certificate \(number) ended on \(day).", advice: advice)
        }
        if end - now < Self.warningSpan {
            return .warning(.certificate, "Certificate \(number) ends on \(day).", advice: advice)
        }
        return .good(.certificate, "Certificate \(number) is valid until \(day).")
    }
}
