public import IdentityToolkit

/// An entry of the audit log: who did what, when and to what.
public struct AuditEntryInfo: WireObject {
    /// The chain: `server`, or `projects/` and the project's ID.
    public var chain = ""

    /// The number of the entry in its chain, from 1 on and without gaps.
    public var seq = WireInt64(0)

    /// When the action was done or refused, as in RFC 3339.
    public var at = ""

    /// Who did it.
    public var actor = AuditActorInfo()

    /// The way: `api`, `console`, `commandLine` or `server`.
    public var via = ""

    /// The caller's IP address.
    public var ip: String?

    /// The ID of the request, which the server's log has as well.
    public var requestId: String?

    /// The name of the action, such as `users.update`.
    public var action = ""

    /// What the action was about.
    public var target: AuditTargetInfo?

    /// The tenant of the action.
    public var tenantId: String?

    /// `done` or `refused`.
    public var outcome = ""

    /// The error code of a refused action.
    public var errorCode: String?

    /// The names of everything that was changed.
    public var changedMembers: [String] = []

    /// The changed settings with their values; personal data and secrets are not among them.
    public var changes: [AuditChangeInfo]?

    /// Whether the details were erased.
    public var isErased: Bool?

    /// The hash of the entry before, in hexadecimal digits.
    public var previousHash = ""

    /// The hash of this entry, in hexadecimal digits.
    public var hash = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The one who did something, or tried to.
public struct AuditActorInfo: WireObject {
    /// `operator`, `adminKey`, `serviceAccount`, `owner`, `commandLine` or `system`.
    public var kind = ""

    /// The ID of the operator, key or service account, or the name of the user of the machine.
    public var id: String?

    /// The name of an operator that still exists.
    public var name: String?

    /// `viewer`, `editor` or `owner`.
    public var role: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What an action was about.
public struct AuditTargetInfo: WireObject {
    /// The kind, such as `user`, `project` or `identityProvider`.
    public var kind = ""

    /// The ID; absent for several targets, and after it was erased.
    public var id: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A changed setting.
public struct AuditChangeInfo: WireObject {
    /// The name, such as `phoneSignIn.isEnabled`.
    public var member = ""

    /// The former value as JSON text; absent if there was none.
    public var before: String?

    /// The new value as JSON text, `"changed"` for a secret; absent if there is none.
    public var after: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
