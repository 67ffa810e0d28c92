#import "SampleScreen.h"

@interface RestoreID : SampleScreen
@end

@implementation RestoreID
- (NSString *)restoreIDFrom:(NSUserDefaults *)defaults {
  NSString *verificationID = [defaults stringForKey:@"authVerificationID"];
  return verificationID;  // added
}
@end
