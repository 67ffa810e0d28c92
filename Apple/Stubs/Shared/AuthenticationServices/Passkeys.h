// Passkeys of the system. AuthenticationServices.h includes it last.
#pragma once

NS_ASSUME_NONNULL_BEGIN

extern NSErrorDomain const ASAuthorizationErrorDomain;

typedef NS_ERROR_ENUM(ASAuthorizationErrorDomain, ASAuthorizationError) {
  ASAuthorizationErrorUnknown = 1000,
  ASAuthorizationErrorCanceled = 1001,
  ASAuthorizationErrorInvalidResponse = 1002,
  ASAuthorizationErrorNotHandled = 1003,
  ASAuthorizationErrorFailed = 1004,
  ASAuthorizationErrorNotInteractive = 1005,
};

typedef NSString *ASAuthorizationPublicKeyCredentialUserVerificationPreference NS_TYPED_ENUM;
extern ASAuthorizationPublicKeyCredentialUserVerificationPreference const
    ASAuthorizationPublicKeyCredentialUserVerificationPreferencePreferred;
extern ASAuthorizationPublicKeyCredentialUserVerificationPreference const
    ASAuthorizationPublicKeyCredentialUserVerificationPreferenceRequired;
extern ASAuthorizationPublicKeyCredentialUserVerificationPreference const
    ASAuthorizationPublicKeyCredentialUserVerificationPreferenceDiscouraged;

@protocol ASAuthorizationCredential <NSObject, NSCopying, NSSecureCoding>
@end

@interface ASAuthorization : NSObject
@property (nonatomic, readonly, strong) id<ASAuthorizationCredential> credential;
- (instancetype)init NS_UNAVAILABLE;
@end

@interface ASAuthorizationRequest : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
@end

@interface ASAuthorizationPlatformPublicKeyCredentialDescriptor
    : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, copy) NSData *credentialID;
- (instancetype)initWithCredentialID:(NSData *)credentialID;
- (instancetype)init NS_UNAVAILABLE;
@end

@interface ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest : ASAuthorizationRequest
@property (nonatomic, copy) NSData *challenge;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) NSString *displayName;
@property (nonatomic, copy) NSData *userID;
@property (nonatomic, readonly, copy) NSString *relyingPartyIdentifier;
@property (nonatomic, copy)
    ASAuthorizationPublicKeyCredentialUserVerificationPreference userVerificationPreference;
// Of a protocol for web browsers, which the class conforms to. Not on tvOS and visionOS.
@property (nonatomic, copy, nullable)
    NSArray<ASAuthorizationPlatformPublicKeyCredentialDescriptor *> *excludedCredentials;
@end

@interface ASAuthorizationPlatformPublicKeyCredentialAssertionRequest : ASAuthorizationRequest
@property (nonatomic, copy) NSData *challenge;
@property (nonatomic, readonly, copy) NSString *relyingPartyIdentifier;
@property (nonatomic, copy)
    ASAuthorizationPublicKeyCredentialUserVerificationPreference userVerificationPreference;
@end

@interface ASAuthorizationPlatformPublicKeyCredentialProvider : NSObject
@property (nonatomic, readonly, copy) NSString *relyingPartyIdentifier;
- (instancetype)initWithRelyingPartyIdentifier:(NSString *)relyingPartyIdentifier;
- (instancetype)init NS_UNAVAILABLE;
- (ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest *)
    createCredentialRegistrationRequestWithChallenge:(NSData *)challenge
                                                name:(NSString *)name
                                              userID:(NSData *)userID
    NS_SWIFT_NAME(createCredentialRegistrationRequest(challenge:name:userID:));
- (ASAuthorizationPlatformPublicKeyCredentialAssertionRequest *)
    createCredentialAssertionRequestWithChallenge:(NSData *)challenge
    NS_SWIFT_NAME(createCredentialAssertionRequest(challenge:));
@end

@interface ASAuthorizationPlatformPublicKeyCredentialRegistration
    : NSObject <ASAuthorizationCredential>
@property (nonatomic, readonly, copy) NSData *credentialID;
@property (nonatomic, readonly, copy) NSData *rawClientDataJSON;
@property (nonatomic, readonly, copy, nullable) NSData *rawAttestationObject;
- (instancetype)init NS_UNAVAILABLE;
@end

// The system's header declares the last three as implicitly unwrapped.
@interface ASAuthorizationPlatformPublicKeyCredentialAssertion
    : NSObject <ASAuthorizationCredential>
@property (nonatomic, readonly, copy) NSData *credentialID;
@property (nonatomic, readonly, copy) NSData *rawClientDataJSON;
@property (nonatomic, readonly, copy, null_unspecified) NSData *rawAuthenticatorData;
@property (nonatomic, readonly, copy, null_unspecified) NSData *signature;
@property (nonatomic, readonly, copy, null_unspecified) NSData *userID;
- (instancetype)init NS_UNAVAILABLE;
@end

@class ASAuthorizationController;

NS_SWIFT_UI_ACTOR
@protocol ASAuthorizationControllerDelegate <NSObject>
@optional
- (void)authorizationController:(ASAuthorizationController *)controller
    didCompleteWithAuthorization:(ASAuthorization *)authorization
    NS_SWIFT_NAME(authorizationController(controller:didCompleteWithAuthorization:));
- (void)authorizationController:(ASAuthorizationController *)controller
           didCompleteWithError:(NSError *)error
    NS_SWIFT_NAME(authorizationController(controller:didCompleteWithError:));
@end

NS_SWIFT_UI_ACTOR
@protocol ASAuthorizationControllerPresentationContextProviding <NSObject>
- (ASPresentationAnchor)presentationAnchorForAuthorizationController:
    (ASAuthorizationController *)controller NS_SWIFT_NAME(presentationAnchor(for:));
@end

@interface ASAuthorizationController : NSObject
@property (nonatomic, weak, nullable) id<ASAuthorizationControllerDelegate> delegate;
@property (nonatomic, weak, nullable) id<ASAuthorizationControllerPresentationContextProviding>
    presentationContextProvider;
- (instancetype)initWithAuthorizationRequests:
    (NSArray<ASAuthorizationRequest *> *)authorizationRequests;
- (instancetype)init NS_UNAVAILABLE;
- (void)performRequests;
// iOS and visionOS only.
#if __has_include(<UIKit/UIKit.h>)
- (void)performAutoFillAssistedRequests;
#endif
- (void)cancel;
@end

NS_ASSUME_NONNULL_END
