// The view controller around the page's Objective-C samples, as far as they use one.

@import FirebaseAuth;
@import FirebaseCore;

#if __has_include(<UIKit/UIKit.h>)
@import UIKit;
#define HAS_UIKIT 1
#endif

NS_ASSUME_NONNULL_BEGIN

@interface SampleScreen : NSObject {
  FIRUser *_user;
}
- (void)showMessagePrompt:(NSString *)message;
- (void)showTextInputPromptWithMessage:(NSString *)message
                       completionBlock:(void (^)(BOOL userPressedOK,
                                                 NSString *_Nullable text))completionBlock;
- (void)handleError:(NSError *)error;
@end

NS_ASSUME_NONNULL_END
