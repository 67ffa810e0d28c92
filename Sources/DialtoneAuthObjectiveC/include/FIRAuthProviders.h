#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

// Provider IDs.

extern NSString *const FIRPhoneAuthProviderID;
extern NSString *const FIREmailAuthProviderID;
extern NSString *const FIRGoogleAuthProviderID;
extern NSString *const FIRFacebookAuthProviderID;
extern NSString *const FIRTwitterAuthProviderID;
extern NSString *const FIRGitHubAuthProviderID;
extern NSString *const FIRGameCenterAuthProviderID;

// Sign-in methods.

extern NSString *const FIRPhoneAuthSignInMethod;
extern NSString *const FIREmailPasswordAuthSignInMethod;
extern NSString *const FIREmailLinkAuthSignInMethod;
extern NSString *const FIRGoogleAuthSignInMethod;
extern NSString *const FIRFacebookAuthSignInMethod;
extern NSString *const FIRTwitterAuthSignInMethod;
extern NSString *const FIRGitHubAuthSignInMethod;
extern NSString *const FIRGameCenterAuthSignInMethod;

// Factor IDs of second factors.

extern NSString *const FIRPhoneMultiFactorID;
extern NSString *const FIRTOTPMultiFactorID;

NS_ASSUME_NONNULL_END
