#import "SampleScreen.h"

#if HAS_UIKIT
@interface OpenURL : NSObject <UIApplicationDelegate>
@end

@implementation OpenURL
- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
  if ([[FIRAuth auth] canHandleURL:url]) {
    return YES;
  }
  // URL not auth related; it should be handled separately.
}
@end
#endif
