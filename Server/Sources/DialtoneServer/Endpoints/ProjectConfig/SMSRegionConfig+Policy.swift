import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin

extension SMSRegionConfig {
    init(_ policy: RegionPolicy) {
        self.init()
        if let allowed = policy.allowed {
            allowlistOnly = AllowlistOnly { $0.allowedRegions = allowed }
        } else {
            allowByDefault = AllowByDefault { $0.disallowedRegions = policy.denied }
        }
    }

    /// The region policy; an allowlist without regions allows none, as upstream.
    var policy: RegionPolicy {
        get throws(Refusal) {
            var policy = RegionPolicy()
            if let allowlistOnly {
                guard allowByDefault?.disallowedRegions?.isEmpty != false else {
                    throw .invalidConfig("smsRegionConfig must have only one of its two rules.")
                }
                policy.allowed = try Self.checked(allowlistOnly.allowedRegions)
            }
            policy.denied = try Self.checked(allowByDefault?.disallowedRegions)
            return policy
        }
    }

    private static func checked(_ regions: [String]?) throws(Refusal) -> [String] {
        for region in regions ?? []
        where region.wholeMatch(of: /[A-Z]{2}/) == nil {
            throw .invalidConfig("smsRegionConfig must name regions by two uppercase letters.")
        }
        return regions ?? []
    }
}
