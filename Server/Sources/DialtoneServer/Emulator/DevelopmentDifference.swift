/// A difference between development mode and production.
///
/// The help of `dialtone dev` and docs/compatibility/development.md list all of them.
package struct DevelopmentDifference: Sendable {
    package let subject: String
    package let development: String
    package let production: String

    /// The settings of new projects that differ; empty if the server itself behaves differently.
    package let settings: [String]

    private init(
        _ subject: String,
        _ development: String,
        _ production: String,
        settings: [String] = []
    ) {
        self.subject = subject
        self.development = development
        self.production = production
        self.settings = settings
    }

    package static let all = ofNewProjects + ofServer

    private static let ofNewProjects = [
        Self(
            "App verification",
            "off",
            "enforced",
            settings: ["appVerification.enforcement"]
        ),
        Self(
            "E-mail privacy",
            "off: responses reveal which addresses have accounts",
            "on",
            settings: ["emailPrivacy"]
        ),
        Self(
            "Second factors",
            "codes by SMS",
            "off",
            settings: ["secondFactors"]
        ),
        Self(
            "Passwords",
            "at least 6 characters, common passwords allowed",
            "at least 8 characters, no common passwords",
            settings: ["passwordSignIn.policy"]
        ),
        Self(
            "E-mails to one address, and wrong passwords for it",
            "unlimited",
            "5 e-mails an hour, 20 a day; delays after 5 wrong passwords",
            settings: ["passwordSignIn.limitsAttempts"]
        ),
        Self(
            "Messages to one number",
            "unlimited, 30 seconds apart",
            "5 an hour, 10 a day, with increasing delays",
            settings: ["phoneSignIn.sends"]
        ),
        Self(
            "Wrong codes for one number",
            "no yearly limit; test numbers: no limit",
            "80 a year; test numbers: 100 an hour",
            settings: ["phoneSignIn.failures"]
        ),
        Self(
            "SMS fraud protection",
            "off",
            "on",
            settings: ["sendGuard.mode"]
        ),
        Self(
            "Call limits by client IP address",
            "off",
            "on",
            settings: ["callLimits.isEnabled"]
        ),
        Self(
            "Authorized domains",
            "localhost, 127.0.0.1",
            "none",
            settings: ["authorizedDomains"]
        ),
    ]

    private static let ofServer = [
        Self(
            "Messages and e-mails",
            "stored in an inbox that anyone can read",
            "delivered"
        ),
        Self(
            "Phone numbers that get messages",
            "all possible numbers, such as +1 555 555 5555",
            "valid numbers"
        ),
        Self(
            "API keys",
            "unknown keys belong to the default project",
            "unknown keys are rejected"
        ),
        Self(
            "Projects and tenants",
            "created by the first call that uses them",
            "created by administrators"
        ),
        Self(
            "Administrators",
            "`Bearer owner` is accepted; the project can be omitted",
            "need a credential and must name the project"
        ),
        Self(
            "ID tokens and session cookies",
            "unsigned for Google's SDKs in emulator mode, and accepted",
            "always signed"
        ),
        Self(
            "Custom tokens and tokens of identity providers",
            "unsigned ones and plain claims are accepted",
            "verified"
        ),
        Self(
            "Passkeys",
            "work on pages of localhost; IDs without a signature are accepted",
            "work on the server's domain, and are verified"
        ),
        Self(
            "Links in e-mails",
            "take effect at once if a program opens them",
            "open a confirmation page"
        ),
        Self(
            "Return addresses of challenge pages",
            "any",
            "those that belong to the project's apps"
        ),
        Self(
            "reCAPTCHA parameters without keys",
            "a dummy site key",
            "none"
        ),
        Self(
            "Calls to hooks and providers",
            "may use plain HTTP and private networks",
            "HTTPS to public addresses, unless configured"
        ),
        Self(
            "Inbox, paths under /emulator",
            "available",
            "not available"
        ),
        Self(
            "Console",
            "open to all who reach the server",
            "for operators, who sign in"
        ),
        Self(
            "Sign-in page",
            "opened by an OpenID Connect client, by Google's web SDK, or by itself",
            "opened by an OpenID Connect client, or by Google's web SDK"
        ),
        Self(
            "Addresses of OpenID Connect clients",
            "also `http://localhost` and other loopback addresses",
            "`https`; loopback and app schemes for public clients"
        ),
        Self(
            "Responses for tenants",
            "contain `tenantId`",
            "do not contain it"
        ),
    ]
}
