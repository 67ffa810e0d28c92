package import DialtoneBasics
package import DialtoneChallenges
package import DialtoneModel

/// The challenge vendors other than the built-in one.
package struct VendorCatalog: Sendable {
    private let siteVerify: [ChallengeSettings.Vendor: SiteVerifyVendor]
    private let enterprise: RecaptchaEnterpriseVendor

    package init(
        credentials: VerificationCredentialRegistry,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        addresses: VendorAddresses,
        clock: ServerClock
    ) {
        let client = VendorClient(http: http, policy: policy)
        let access = VendorCredentials(registry: credentials)
        let profiles: [SiteVerifyProfile] = [
            .recaptcha(addresses), .turnstile(addresses), .hcaptcha(addresses),
        ]
        siteVerify = Dictionary(
            uniqueKeysWithValues: profiles.map { profile in
                (
                    profile.vendor,
                    SiteVerifyVendor(
                        profile: profile,
                        credentials: access,
                        client: client,
                        clock: clock
                    )
                )
            }
        )
        enterprise = RecaptchaEnterpriseVendor(
            addresses: addresses,
            keys: RecaptchaEnterpriseKeys(credentials: credentials),
            assessor: RecaptchaEnterpriseAssessor(
                http: http,
                policy: policy,
                address: addresses.recaptchaEnterprise
            ),
            clock: clock
        )
    }

    /// The implementation of `vendor`; `nil` for the built-in challenge.
    package func vendor(_ vendor: ChallengeSettings.Vendor) -> (any ChallengeVendor)? {
        switch vendor {
        case .proofOfWork: nil
        case .recaptchaEnterprise: enterprise
        case .recaptcha, .turnstile, .hcaptcha: siteVerify[vendor]
        }
    }
}
