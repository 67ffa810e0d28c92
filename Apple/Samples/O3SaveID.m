#import "SampleScreen.h"

@interface SaveID : SampleScreen
@end

@implementation SaveID
- (void)save:(NSString *)verificationID {
  NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
  [defaults setObject:verificationID forKey:@"authVerificationID"];
}
@end
