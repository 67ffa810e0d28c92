#import "AppDelegate.h"
@import Firebase;
#import <FirebaseAuth/FirebaseAuth.h>
@import UserNotifications;

// FIRGameCenterAuthProvider is no longer used here.
@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  [FIRApp configure];
  NSLog(@"no FIRGameCenterAuthProvider here: %@", [FIRAuth auth].currentUser.uid);
  return YES;
}

- (void)application:(UIApplication *)application
    didReceiveRemoteNotification:(NSDictionary *)notification
          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
  if ([[FIRAuth auth] canHandleNotification:notification]) {
    completionHandler(UIBackgroundFetchResultNoData);
  }
}

- (void)signInWithGameCenter {
  [FIRGameCenterAuthProvider getCredentialWithCompletion:^(FIRAuthCredential *credential, NSError *error) {
    if (error.code == FIRAuthErrorCodeInvalidCredential) return;
    [[FIRAuth auth] getTokenForcingRefresh:YES withCallback:nil];
  }];
}

@end
