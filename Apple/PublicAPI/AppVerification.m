@import FirebaseAuth;

void useForwarding(FIRAuth *auth, NSData *token, NSDictionary *notification, NSURL *url) {
  [auth setAPNSToken:token type:FIRAuthAPNSTokenTypeProd];
  NSData *_Nullable kept = auth.APNSToken;
  BOOL isOurs = [auth canHandleNotification:notification];
  isOurs = [auth canHandleURL:url];
  _Static_assert(FIRAuthAPNSTokenTypeUnknown == 0, "");
  _Static_assert(FIRAuthAPNSTokenTypeSandbox == 1, "");
  _Static_assert(FIRAuthAPNSTokenTypeProd == 2, "");
}

@interface OwnDelegate : NSObject <FIRAuthUIDelegate>
@end

#if __has_include(<UIKit/UIKit.h>)
@import UIKit;

id<FIRAuthUIDelegate> screen(UIViewController<FIRAuthUIDelegate> *controller) {
  return controller;
}

@implementation OwnDelegate
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)flag
                   completion:(void (^)(void))completion {
}
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^)(void))completion {
}
- (void)openPage:(NSURL *)url {
}
@end

void showAddress(id<FIRAuthUIDelegate> delegate, NSURL *url) {
  [delegate openPage:url];
}
#else
@implementation OwnDelegate
- (void)open:(NSURL *)url {
}
@end
#endif
