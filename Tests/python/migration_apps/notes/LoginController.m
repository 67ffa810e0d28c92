#import "LoginController.h"
#import <FirebaseAuthUI/FirebaseAuthUI.h>

@implementation LoginController

- (void)viewDidAppear:(BOOL)animated {
  FUIAuth *authUI = [FUIAuth defaultAuthUI];
  [self presentViewController:[authUI authViewController] animated:YES completion:nil];
}

@end
