#import "SampleScreen.h"

@interface Credential : SampleScreen
@end

@implementation Credential
- (FIRAuthCredential *)credentialOf:(NSString *)verificationID code:(NSString *)userInput {
  FIRAuthCredential *credential = [[FIRPhoneAuthProvider provider]
      credentialWithVerificationID:verificationID
                  verificationCode:userInput];
  return credential;  // added
}
@end
