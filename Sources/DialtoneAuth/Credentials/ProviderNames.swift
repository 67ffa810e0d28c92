// swift-format-ignore-file: AlwaysUseLowerCamelCase These names are Firebase's, and apps use them.

/// The provider ID for phone numbers.
public let PhoneAuthProviderID = "phone"

/// The provider ID for email addresses.
public let EmailAuthProviderID = "password"

/// The provider ID for Google.
public let GoogleAuthProviderID = "google.com"

/// The provider ID for Facebook.
public let FacebookAuthProviderID = "facebook.com"

/// The provider ID for Twitter.
public let TwitterAuthProviderID = "twitter.com"

/// The provider ID for GitHub.
public let GitHubAuthProviderID = "github.com"

/// The provider ID for Game Center.
public let GameCenterAuthProviderID = "gc.apple.com"

/// The sign-in method with a phone number.
public let PhoneAuthSignInMethod = "phone"

/// The sign-in method with email address and password.
public let EmailPasswordAuthSignInMethod = "password"

/// The sign-in method with an email link.
public let EmailLinkAuthSignInMethod = "emailLink"

/// The sign-in method with Google.
public let GoogleAuthSignInMethod = "google.com"

/// The sign-in method with Facebook.
public let FacebookAuthSignInMethod = "facebook.com"

/// The sign-in method with Twitter.
public let TwitterAuthSignInMethod = "twitter.com"

/// The sign-in method with GitHub.
public let GitHubAuthSignInMethod = "github.com"

/// The sign-in method with Game Center.
public let GameCenterAuthSignInMethod = "gc.apple.com"

/// The factor ID of a phone number as a second factor.
public let PhoneMultiFactorID = "phone"

/// The factor ID of an authenticator app as a second factor.
public let TOTPMultiFactorID = "totp"
