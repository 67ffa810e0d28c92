#import "SampleScreen.h"

#if HAS_UIKIT
@interface APNSToken : NSObject <UIApplicationDelegate>
@end

@implementation APNSToken
- (void)application:(UIApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
  // Pass device token to auth.
  [[FIRAuth auth] setAPNSToken:deviceToken type:FIRAuthAPNSTokenTypeProd];
  // Further handling of the device token if needed by the app.
}
@end
#endif
