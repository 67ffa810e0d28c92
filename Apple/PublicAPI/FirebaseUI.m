// FirebaseUI's names are for iOS only.
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
@import FirebaseAuth;
@import FirebaseAuthUI;
@import FirebasePhoneAuthUI;
@import UIKit;

@interface Login : NSObject <FUIAuthDelegate>
@end

@implementation Login

- (void)showFrom:(UIViewController *)presenter {
  FUIAuth *_Nullable authUI = [FUIAuth defaultAuthUI];
  if (!authUI) return;
  FUIAuth *_Nullable other = [FUIAuth authUIWithAuth:[FIRAuth auth]];
  authUI.delegate = self;
  authUI.TOSURL = [NSURL URLWithString:@"https://example.com/terms"];
  authUI.privacyPolicyURL = nil;
  authUI.autoUpgradeAnonymousUsers = ![authUI shouldAutoUpgradeAnonymousUsers];
  authUI.shouldHideCancelButton = YES;
  authUI.interactiveDismissEnabled = ![authUI isInteractiveDismissEnabled];
  [authUI useEmulatorWithHost:@"127.0.0.1" port:9099];
  BOOL isOurs = [authUI handleOpenURL:[NSURL URLWithString:@"app-1://auth"] sourceApplication:nil];
  FUIPhoneAuth *everywhere = [[FUIPhoneAuth alloc] initWithAuthUI:authUI];
  FUIPhoneAuth *without = [[FUIPhoneAuth alloc] initWithAuthUI:authUI
                                          blacklistedCountries:[NSSet setWithObject:@"US"]];
  FUIPhoneAuth *phone = [[FUIPhoneAuth alloc] initWithAuthUI:authUI
                                        whitelistedCountries:[NSSet setWithObject:@"DE"]];
  phone.defaultCountryCode = @"DE";
  NSString *_Nullable name = phone.providerID;
  authUI.providers = @[ phone ];
  UINavigationController *screen = [authUI authViewController];
  screen.presentationController.delegate = authUI;
  [presenter presentViewController:screen animated:YES completion:nil];
  BOOL mayClose = [authUI presentationControllerShouldDismiss:screen.presentationController];
  if (mayClose) [authUI presentationControllerDidDismiss:screen.presentationController];
  [phone signInWithPresentingViewController:presenter phoneNumber:@"+16505550100"];
  FIRAuth *_Nullable auth = authUI.auth;
  NSError *error;
  BOOL isSignedOut = [authUI signOutWithError:&error];
}

- (void)authUI:(FUIAuth *)authUI
    didSignInWithAuthDataResult:(FIRAuthDataResult *)result
                          error:(NSError *)error {
  switch ((FUIAuthErrorCode)error.code) {
    case FUIAuthErrorCodeUserCancelledSignIn:
    case FUIAuthErrorCodeProviderError:
    case FUIAuthErrorCodeCantFindProvider:
    case FUIAuthErrorCodeMergeConflict:
      break;
  }
}

- (void)authUI:(FUIAuth *)authUI didSignInWithUser:(FIRUser *)user error:(NSError *)error {
}

@end
#endif
