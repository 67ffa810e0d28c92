#import "SampleScreen.h"

@interface SignIn : SampleScreen
@end

@implementation SignIn
- (void)signInWith:(FIRAuthCredential *)credential isMFAEnabled:(BOOL)isMFAEnabled {
  [[FIRAuth auth] signInWithCredential:credential
                            completion:^(FIRAuthDataResult * _Nullable authResult,
                                         NSError * _Nullable error) {
      if (isMFAEnabled && error && error.code == FIRAuthErrorCodeSecondFactorRequired) {
        FIRMultiFactorResolver *resolver = error.userInfo[FIRAuthErrorUserInfoMultiFactorResolverKey];
        NSMutableString *displayNameString = [NSMutableString string];
        for (FIRMultiFactorInfo *tmpFactorInfo in resolver.hints) {
          [displayNameString appendString:tmpFactorInfo.displayName];
          [displayNameString appendString:@" "];
        }
        [self showTextInputPromptWithMessage:[NSString stringWithFormat:@"Select factor to sign in\n%@", displayNameString]
                             completionBlock:^(BOOL userPressedOK, NSString *_Nullable displayName) {
         FIRPhoneMultiFactorInfo* selectedHint;
         for (FIRMultiFactorInfo *tmpFactorInfo in resolver.hints) {
           if ([displayName isEqualToString:tmpFactorInfo.displayName]) {
             selectedHint = (FIRPhoneMultiFactorInfo *)tmpFactorInfo;
           }
         }
         [FIRPhoneAuthProvider.provider
          verifyPhoneNumberWithMultiFactorInfo:selectedHint
          UIDelegate:nil
          multiFactorSession:resolver.session
          completion:^(NSString * _Nullable verificationID, NSError * _Nullable error) {
            if (error) {
              [self showMessagePrompt:error.localizedDescription];
            } else {
              [self showTextInputPromptWithMessage:[NSString stringWithFormat:@"Verification code for %@", selectedHint.displayName]
                                   completionBlock:^(BOOL userPressedOK, NSString *_Nullable verificationCode) {
               FIRPhoneAuthCredential *credential =
                   [[FIRPhoneAuthProvider provider] credentialWithVerificationID:verificationID
                                                                verificationCode:verificationCode];
               FIRMultiFactorAssertion *assertion = [FIRPhoneMultiFactorGenerator assertionWithCredential:credential];
               [resolver resolveSignInWithAssertion:assertion completion:^(FIRAuthDataResult * _Nullable authResult, NSError * _Nullable error) {
                 if (error) {
                   [self showMessagePrompt:error.localizedDescription];
                 } else {
                   NSLog(@"Multi factor finanlize sign in succeeded.");
                 }
               }];
             }];
            }
          }];
       }];
      }
    else if (error) {
      // ...
      return;
    }
    // User successfully signed in. Get user data from the FIRUser object
    if (authResult == nil) { return; }
    FIRUser *user = authResult.user;
    // ...
  }];
}
@end
