#import "SampleScreen.h"

@interface IntegrationTest : SampleScreen
@end

@implementation IntegrationTest
- (void)signInWithTestNumber {
  NSString *phoneNumber = @"+16505554567";

  // This test verification code is specified for the given test phone number in the developer console.
  NSString *testVerificationCode = @"123456";

  [FIRAuth auth].settings.appVerificationDisabledForTesting = YES;
  [[FIRPhoneAuthProvider provider] verifyPhoneNumber:phoneNumber
                                          completion:^(NSString *_Nullable verificationID,
                                                       NSError *_Nullable error) {
      if (error) {
        // Handles error
        [self handleError:error];
        return;
      }
      FIRAuthCredential *credential =
          [FIRPhoneAuthProvider credentialWithVerificationID:verificationID
                                            verificationCode:testVerificationCode];
      [[FIRAuth auth] signInWithAndRetrieveDataWithCredential:credential
                                                  completion:^(FIRUser *_Nullable user,
                                                               NSError *_Nullable error) {
        if (error) {
          // Handles error
          [self handleError:error];
          return;
        }
        _user = user;
      }];
  }];
}
@end
