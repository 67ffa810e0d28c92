#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The domain of every error that this SDK gives to an app.
extern NSErrorDomain const FIRAuthErrorDomain;

/// Key of the error's name, such as `ERROR_SESSION_EXPIRED`.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoNameKey;

/// Key of the e-mail address that an error is about.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoEmailKey;

/// Key of a credential that signs in to the account which an error found in the way.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoUpdatedCredentialKey;

/// Key of the `FIRMultiFactorResolver` that completes a sign-in.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoMultiFactorResolverKey;

NS_ASSUME_NONNULL_END
