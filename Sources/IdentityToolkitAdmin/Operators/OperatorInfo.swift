public import IdentityToolkit

/// A person who runs the server and signs in to its console.
public struct OperatorInfo: WireObject {
    /// The operator's ID.
    public var operatorId = ""

    /// The name with which the operator signs in.
    public var name = ""

    /// The role for the server and all its projects: `viewer`, `editor` or `owner`; absent if the
    /// operator has roles for single projects only.
    public var serverRole: String?

    /// The roles for single projects, by project ID; absent if there are none.
    public var projectRoles: [String: String]?

    /// Whether the operator cannot sign in.
    public var disabled = false

    /// The number of passkeys that the operator has.
    public var passkeyCount = 0

    /// Whether the operator has a password and an authenticator app.
    public var hasPassword = false

    /// Whether too many sign-ins with the password have failed, so that it is refused from some
    /// addresses until the operator has a new one.
    public var passwordBlocked = false

    /// The time when the operator accepted the invitation, in RFC 3339.
    public var createTime = ""

    /// The version, which changes with every change; the calls that change or remove it
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An invitation that has not been accepted yet, without its secret.
public struct OperatorInvitationInfo: WireObject {
    /// The name with which the operator will sign in.
    public var name = ""

    /// The role for the server; absent if there is none.
    public var serverRole: String?

    /// The roles for single projects, by project ID; absent if there are none.
    public var projectRoles: [String: String]?

    /// The time until which the link is valid, in RFC 3339.
    public var expireTime = ""

    /// The version, which differs for each link; the calls that replace or withdraw it
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the operators.
public struct ListOperatorsResponse: WireObject {
    /// The operators, by name; absent if there are none.
    public var operators: [OperatorInfo]?

    /// The invitations that are valid and not accepted; absent if there are none.
    public var invitations: [OperatorInvitationInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
