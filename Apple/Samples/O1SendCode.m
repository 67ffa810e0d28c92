#import "SampleScreen.h"

@interface SendCode : SampleScreen
@end

@implementation SendCode
- (void)sendCodeTo:(NSString *)userInput {
  [[FIRPhoneAuthProvider provider] verifyPhoneNumber:userInput
                                          UIDelegate:nil
                                          completion:^(NSString * _Nullable verificationID, NSError * _Nullable error) {
    if (error) {
      [self showMessagePrompt:error.localizedDescription];
      return;
    }
    // Sign in using the verificationID and the code sent to the user
    // ...
  }];
}
@end
