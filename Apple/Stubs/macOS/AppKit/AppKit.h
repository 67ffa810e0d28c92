// The classes of AppKit that phone sign-in meets.
#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
@property (readonly, getter=isKeyWindow) BOOL keyWindow;
@end

@protocol NSApplicationDelegate;

NS_SWIFT_UI_ACTOR
@interface NSApplication : NSResponder
@property (class, readonly, strong) NSApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nullable, weak) id<NSApplicationDelegate> delegate;
@property (nullable, readonly, weak) NSWindow *keyWindow;
@property (nullable, readonly, weak) NSWindow *mainWindow;
@property (readonly, copy) NSArray<NSWindow *> *windows;
- (void)registerForRemoteNotifications;
@end

NS_SWIFT_UI_ACTOR
@protocol NSApplicationDelegate <NSObject>
@optional
- (void)application:(NSApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken;
- (void)application:(NSApplication *)application
    didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
- (void)application:(NSApplication *)application
    didReceiveRemoteNotification:(NSDictionary<NSString *, id> *)userInfo;
- (void)application:(NSApplication *)application openURLs:(NSArray<NSURL *> *)urls
    NS_SWIFT_NAME(application(_:open:));
@end

@interface NSWorkspace : NSObject
@property (class, readonly, strong) NSWorkspace *sharedWorkspace NS_SWIFT_NAME(shared);
- (BOOL)openURL:(NSURL *)url NS_SWIFT_NAME(open(_:));
@end

NS_ASSUME_NONNULL_END
