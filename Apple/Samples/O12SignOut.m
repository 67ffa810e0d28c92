#import "SampleScreen.h"

@interface SignOut : SampleScreen
@end

@implementation SignOut
- (void)signOut {
      NSError *signOutError;
  BOOL status = [[FIRAuth auth] signOut:&signOutError];
  if (!status) {
    NSLog(@"Error signing out: %@", signOutError);
    return;
  }
}
@end
