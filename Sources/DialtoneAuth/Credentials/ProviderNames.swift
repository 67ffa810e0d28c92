// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These names are upstream's, and apps use them.

/// Phone number.
public let PhoneAuthProviderID = "phone"

/// E-mail address.
public let EmailAuthProviderID = "password"

/// Google.
public let GoogleAuthProviderID = "google.com"

/// Facebook.
public let FacebookAuthProviderID = "facebook.com"

/// Twitter.
public let TwitterAuthProviderID = "twitter.com"

/// GitHub.
public let GitHubAuthProviderID = "github.com"

/// Game Center.
public let GameCenterAuthProviderID = "gc.apple.com"

/// Sign-in by phone number.
public let PhoneAuthSignInMethod = "phone"

/// Sign-in by e-mail address and password.
public let EmailPasswordAuthSignInMethod = "password"

/// Sign-in by a link in an e-mail.
public let EmailLinkAuthSignInMethod = "emailLink"

/// Sign-in by Google.
public let GoogleAuthSignInMethod = "google.com"

/// Sign-in by Facebook.
public let FacebookAuthSignInMethod = "facebook.com"

/// Sign-in by Twitter.
public let TwitterAuthSignInMethod = "twitter.com"

/// Sign-in by GitHub.
public let GitHubAuthSignInMethod = "github.com"

/// Sign-in by Game Center.
public let GameCenterAuthSignInMethod = "gc.apple.com"

/// A phone as a second factor.
public let PhoneMultiFactorID = "phone"

/// An authenticator app as a second factor.
public let TOTPMultiFactorID = "totp"
