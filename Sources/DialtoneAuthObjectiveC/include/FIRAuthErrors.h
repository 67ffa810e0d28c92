#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The domain of all errors that this SDK returns to an app.
extern NSErrorDomain const FIRAuthErrorDomain;

/// The `userInfo` key for the error's name, for example `ERROR_SESSION_EXPIRED`.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoNameKey;

/// The `userInfo` key for the email address that an error concerns.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoEmailKey;

/// The `userInfo` key for a credential that signs in to the conflicting account.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoUpdatedCredentialKey;

/// The `userInfo` key for the `FIRMultiFactorResolver` that completes a sign-in.
extern NSErrorUserInfoKey const FIRAuthErrorUserInfoMultiFactorResolverKey;

NS_ASSUME_NONNULL_END
