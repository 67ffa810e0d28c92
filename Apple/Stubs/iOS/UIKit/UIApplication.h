#pragma once
#import "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@class UIScene;
@protocol UIApplicationDelegate;

typedef NSString *UIApplicationOpenURLOptionsKey NS_TYPED_ENUM
    NS_SWIFT_NAME(UIApplication.OpenURLOptionsKey);
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsSourceApplicationKey
    NS_SWIFT_NAME(UIApplicationOpenURLOptionsKey.sourceApplication);
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM
    NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_ENUM
    NS_SWIFT_NAME(UIApplication.OpenExternalURLOptionsKey);

typedef NS_ENUM(NSUInteger, UIBackgroundFetchResult) {
  UIBackgroundFetchResultNewData,
  UIBackgroundFetchResultNoData,
  UIBackgroundFetchResultFailed,
};

typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground,
} NS_SWIFT_NAME(UIApplication.State);

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@property (nonatomic, readonly, getter=isRegisteredForRemoteNotifications)
    BOOL registeredForRemoteNotifications;
- (void)registerForRemoteNotifications;
- (BOOL)canOpenURL:(NSURL *)url NS_SWIFT_NAME(canOpenURL(_:));
- (void)openURL:(NSURL *)url
              options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> *)options
    completionHandler:(void (NS_SWIFT_UI_ACTOR ^ _Nullable)(BOOL success))completion
    NS_SWIFT_NAME(open(_:options:completionHandler:));
@end

extern NSNotificationName const UIApplicationDidFinishLaunchingNotification
    NS_SWIFT_NAME(UIApplication.didFinishLaunchingNotification);
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification);
extern NSNotificationName const UIApplicationProtectedDataDidBecomeAvailable
    NS_SWIFT_NAME(UIApplication.protectedDataDidBecomeAvailableNotification);

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)application
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options
    NS_SWIFT_NAME(application(_:open:options:));
- (void)application:(UIApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken;
- (void)application:(UIApplication *)application
    didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
- (void)application:(UIApplication *)application
    didReceiveRemoteNotification:(NSDictionary *)userInfo
          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))completionHandler
    NS_SWIFT_DISABLE_ASYNC;
@end

NS_ASSUME_NONNULL_END
