import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin

extension QuotaConfig {
    /// Creates the configuration; `nil` without a quota.
    init?(_ quota: SignUpQuota) {
        guard let accounts = quota.accounts else { return nil }
        self.init()
        signUpQuotaConfig = TemporaryQuota {
            $0.quota = WireInt64(accounts)
            $0.startTime = quota.startsAt.date.ISO8601Format()
            $0.quotaDuration = "\(quota.duration.wholeSeconds)s"
        }
    }

    /// The quota; if there is one, all of its fields are required.
    var signUpQuota: SignUpQuota {
        get throws {
            guard let config = signUpQuotaConfig else { return SignUpQuota() }
            guard let accounts = config.quota?.value, accounts >= 0 else {
                throw Refusal.invalidConfig(
                    "quota.signUpQuotaConfig.quota must be a number of accounts."
                )
            }
            guard let text = config.startTime, let start = Self.time(text) else {
                throw Refusal.invalidConfig(
                    "quota.signUpQuotaConfig.startTime must be an RFC 3339 time."
                )
            }
            guard let text = config.quotaDuration, text.hasSuffix("s"),
                let seconds = Int64(text.dropLast()), (1...366 * 86_400).contains(seconds)
            else {
                throw Refusal.invalidConfig(
                    "quota.signUpQuotaConfig.quotaDuration must be seconds, such as 3600s."
                )
            }
            var quota = SignUpQuota()
            quota.accounts = accounts
            quota.startsAt = Timestamp(seconds: start.seconds)
            quota.duration = .seconds(seconds)
            return quota
        }
    }

    private static func time(_ text: String) -> Timestamp? {
        let plain = try? Date(text, strategy: .iso8601)
        let exact = try? Date(
            text,
            strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        )
        return (plain ?? exact).map(Timestamp.init)
    }
}
