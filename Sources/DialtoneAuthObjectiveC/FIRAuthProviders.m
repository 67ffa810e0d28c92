#if defined(__APPLE__)
#import "FIRAuthProviders.h"

NSString *const FIRPhoneAuthProviderID = @"phone";
NSString *const FIREmailAuthProviderID = @"password";
NSString *const FIRGoogleAuthProviderID = @"google.com";
NSString *const FIRFacebookAuthProviderID = @"facebook.com";
NSString *const FIRTwitterAuthProviderID = @"twitter.com";
NSString *const FIRGitHubAuthProviderID = @"github.com";
NSString *const FIRGameCenterAuthProviderID = @"gc.apple.com";

NSString *const FIRPhoneAuthSignInMethod = @"phone";
NSString *const FIREmailPasswordAuthSignInMethod = @"password";
NSString *const FIREmailLinkAuthSignInMethod = @"emailLink";
NSString *const FIRGoogleAuthSignInMethod = @"google.com";
NSString *const FIRFacebookAuthSignInMethod = @"facebook.com";
NSString *const FIRTwitterAuthSignInMethod = @"twitter.com";
NSString *const FIRGitHubAuthSignInMethod = @"github.com";
NSString *const FIRGameCenterAuthSignInMethod = @"gc.apple.com";

NSString *const FIRPhoneMultiFactorID = @"phone";
NSString *const FIRTOTPMultiFactorID = @"totp";
#endif
