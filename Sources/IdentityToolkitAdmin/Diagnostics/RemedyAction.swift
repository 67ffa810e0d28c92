public import IdentityToolkit

/// Something that an administrator can do about a refusal, by another call.
public struct RemedyAction: WireObject {
    /// What to do: `releaseHold`, `clearNumber`, `removeOptOut`, `allowRegions`, `changeGuard`,
    /// `enablePhoneSignIn` or `addGateway`.
    public var kind = ""

    /// The action in a few words.
    public var title = ""

    /// What the action changes, in one sentence.
    public var consequence = ""

    /// What `releaseHold` releases, such as `prefix:+491511234`.
    public var subject: String?

    /// The number that `clearNumber` or `removeOptOut` changes, in E.164 format.
    public var phoneNumber: String?

    /// The countries that `allowRegions` allows, as ISO 3166 codes.
    public var regions: [String]?

    /// The setting that `changeGuard` changes, such as `caps.project.perDay`.
    public var setting: String?

    /// The role that the action needs: `editor` or `owner`.
    public var role = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
