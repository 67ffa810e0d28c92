#import "SampleScreen.h"

#if HAS_UIKIT
@interface SceneURL : UIResponder <UIWindowSceneDelegate>
@end

@implementation SceneURL
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
  for (UIOpenURLContext *urlContext in URLContexts) {
    [FIRAuth.auth canHandleURL:urlContext.URL];
    // URL not auth related; it should be handled separately.
  }
}
@end
#endif
