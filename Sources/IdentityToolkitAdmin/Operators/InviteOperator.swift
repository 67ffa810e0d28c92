public import IdentityToolkit

/// The request that invites an operator.
public struct InviteOperatorRequest: WireRequest {
    /// The name with which the operator will sign in: 1 to 64 letters, digits, `.`, `_`, `@`, `+`
    /// or `-`.
    ///
    /// For the name of an existing operator, the link replaces the password, the
    /// authenticator app and all passkeys.
    public var name: String?

    /// The role for the server and all its projects: `viewer`, `editor` or `owner`.
    public var serverRole: String?

    /// The roles for single projects, by project ID.
    public var projectRoles: [String: String]?

    /// Creates a request without fields.
    public init() {}
}

/// The response to an invitation.
public struct InviteOperatorResponse: WireObject {
    /// The invitation.
    public var invitation = OperatorInvitationInfo()

    /// The path of the link on the console's host, which no other call returns.
    ///
    /// It contains the secret of the invitation, and works once.
    public var setupPath = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that changes an operator; absent fields do not change.
public struct UpdateOperatorRequest: WireRequest {
    /// The role for the server; empty for none.
    public var serverRole: String?

    /// The roles for single projects, by project ID; they replace the previous ones.
    public var projectRoles: [String: String]?

    /// Whether the operator cannot sign in; it also ends the operator's sessions.
    public var disabled: Bool?

    /// Creates a request without fields.
    public init() {}
}
