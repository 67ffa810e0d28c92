#pragma once
#import "UIApplication.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UISceneDelegate;

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
@end

extern NSNotificationName const UISceneWillConnectNotification
    NS_SWIFT_NAME(UIScene.willConnectNotification);
extern NSNotificationName const UISceneDidActivateNotification
    NS_SWIFT_NAME(UIScene.didActivateNotification);

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow;
@end

NS_SWIFT_UI_ACTOR
@interface UIOpenURLContext : NSObject
@property (nonatomic, readonly, copy) NSURL *URL;
@end

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end

NS_ASSUME_NONNULL_END
