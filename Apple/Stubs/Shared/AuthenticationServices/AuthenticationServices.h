// The system's own sign-in page.
#pragma once
#import <Foundation/Foundation.h>
#if __has_include(<UIKit/UIKit.h>)
#import <UIKit/UIKit.h>
#else
#import <AppKit/AppKit.h>
#endif

NS_ASSUME_NONNULL_BEGIN

#if __has_include(<UIKit/UIKit.h>)
typedef UIWindow *ASPresentationAnchor NS_SWIFT_NAME(ASPresentationAnchor);
#else
typedef NSWindow *ASPresentationAnchor NS_SWIFT_NAME(ASPresentationAnchor);
#endif

extern NSErrorDomain const ASWebAuthenticationSessionErrorDomain;

typedef NS_ERROR_ENUM(ASWebAuthenticationSessionErrorDomain, ASWebAuthenticationSessionErrorCode) {
  ASWebAuthenticationSessionErrorCodeCanceledLogin = 1,
  ASWebAuthenticationSessionErrorCodePresentationContextNotProvided = 2,
  ASWebAuthenticationSessionErrorCodePresentationContextInvalid = 3,
};

@class ASWebAuthenticationSession;

NS_SWIFT_UI_ACTOR
@protocol ASWebAuthenticationPresentationContextProviding <NSObject>
- (ASPresentationAnchor)presentationAnchorForWebAuthenticationSession:
    (ASWebAuthenticationSession *)session NS_SWIFT_NAME(presentationAnchor(for:));
@end

typedef void (^ASWebAuthenticationSessionCompletionHandler)(NSURL *_Nullable callbackURL,
                                                            NSError *_Nullable error)
    NS_SWIFT_NAME(ASWebAuthenticationSession.CompletionHandler);

@interface ASWebAuthenticationSession : NSObject
@property (nonatomic, weak, nullable) id<ASWebAuthenticationPresentationContextProviding>
    presentationContextProvider;
@property (nonatomic) BOOL prefersEphemeralWebBrowserSession;
@property (nonatomic, readonly) BOOL canStart;
- (instancetype)initWithURL:(NSURL *)URL
          callbackURLScheme:(nullable NSString *)callbackURLScheme
          completionHandler:(ASWebAuthenticationSessionCompletionHandler)completionHandler;
- (instancetype)init NS_UNAVAILABLE;
- (BOOL)start;
- (void)cancel;
@end

NS_ASSUME_NONNULL_END
#import "Passkeys.h"
