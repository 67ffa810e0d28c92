#pragma once

#import <Foundation/Foundation.h>

@class FIRActionCodeInfo;
@class FIRAuth;
@class FIRAuthCredential;
@class FIRAuthDataResult;
@class FIRAuthTokenResult;
@class FIRMultiFactorSession;
@class FIRUser;

NS_ASSUME_NONNULL_BEGIN

// Block types of `FIRAuth`.

typedef id<NSObject> FIRAuthStateDidChangeListenerHandle;
typedef void (^FIRAuthStateDidChangeListenerBlock)(FIRAuth *auth, FIRUser *_Nullable user);
typedef id<NSObject> FIRIDTokenDidChangeListenerHandle;
typedef void (^FIRIDTokenDidChangeListenerBlock)(FIRAuth *auth, FIRUser *_Nullable user);
typedef void (^FIRAuthDataResultCallback)(FIRAuthDataResult *_Nullable result,
                                          NSError *_Nullable error);
typedef void (^FIRAuthResultCallback)(FIRUser *_Nullable user, NSError *_Nullable error);
typedef void (^FIRAuthVoidErrorCallback)(NSError *_Nullable error);
typedef void (^FIRUserUpdateCallback)(NSError *_Nullable error);
typedef void (^FIRSignInMethodQueryCallback)(NSArray<NSString *> *_Nullable methods,
                                             NSError *_Nullable error);
typedef void (^FIRSendPasswordResetCallback)(NSError *_Nullable error);
typedef void (^FIRSendSignInLinkToEmailCallback)(NSError *_Nullable error);
typedef void (^FIRConfirmPasswordResetCallback)(NSError *_Nullable error);
typedef void (^FIRVerifyPasswordResetCodeCallback)(NSString *_Nullable email,
                                                   NSError *_Nullable error);
typedef void (^FIRApplyActionCodeCallback)(NSError *_Nullable error);
typedef void (^FIRCheckActionCodeCallBack)(FIRActionCodeInfo *_Nullable info,
                                           NSError *_Nullable error);

// Block types of `FIRUser`.

typedef void (^FIRAuthTokenCallback)(NSString *_Nullable token, NSError *_Nullable error);
typedef void (^FIRAuthTokenResultCallback)(FIRAuthTokenResult *_Nullable result,
                                           NSError *_Nullable error);
typedef void (^FIRUserProfileChangeCallback)(NSError *_Nullable error);
typedef void (^FIRSendEmailVerificationCallback)(NSError *_Nullable error);

// Block types of the providers and of second factors.

typedef void (^FIRVerificationResultCallback)(NSString *_Nullable verificationID,
                                              NSError *_Nullable error);
typedef void (^FIRAuthCredentialCallback)(FIRAuthCredential *_Nullable credential,
                                          NSError *_Nullable error);
typedef void (^FIRMultiFactorSessionCallback)(FIRMultiFactorSession *_Nullable session,
                                              NSError *_Nullable error);

NS_ASSUME_NONNULL_END
