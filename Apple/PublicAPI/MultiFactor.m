@import FirebaseAuth;

void useEnrollment(FIRUser *user, FIRMultiFactorAssertion *assertion) {
  FIRMultiFactor *factors = user.multiFactor;
  BOOL mustEnroll = user.mustEnrollSecondFactor;
  NSArray<id<NSSecureCoding>> *archived =
      @[ factors, factors.enrolledFactors.firstObject, user.metadata ];
  for (FIRMultiFactorInfo *info in factors.enrolledFactors) {
    NSString *_Nullable text = info.UID;
    text = info.displayName;
    text = info.factorID;
    NSDate *date = info.enrollmentDate;
    [factors unenrollWithInfo:info completion:(FIRAuthVoidErrorCallback)nil];
  }
  [factors unenrollWithFactorUID:@"uid" completion:(FIRAuthVoidErrorCallback)nil];
  [factors getSessionWithCompletion:(FIRMultiFactorSessionCallback)nil];
  [factors enrollWithAssertion:assertion
                   displayName:@"My phone"
                    completion:(FIRAuthVoidErrorCallback)nil];
}

void useSecondFactor(NSError *error, FIRPhoneAuthCredential *credential) {
  FIRMultiFactorResolver *resolver = error.userInfo[FIRAuthErrorUserInfoMultiFactorResolverKey];
  NSArray<FIRMultiFactorInfo *> *hints = resolver.hints;
  FIRMultiFactorSession *session = resolver.session;
  FIRAuth *auth = resolver.auth;
  FIRPhoneMultiFactorInfo *phone = (FIRPhoneMultiFactorInfo *)hints.firstObject;
  NSString *number = phone.phoneNumber;
  NSString *kind = FIRPhoneMultiFactorInfo.PhoneMultiFactorID;
  kind = FIRPhoneMultiFactorInfo.TOTPMultiFactorID;
  FIRPhoneMultiFactorAssertion *assertion =
      [FIRPhoneMultiFactorGenerator assertionWithCredential:credential];
  kind = assertion.factorID;
  [resolver resolveSignInWithAssertion:assertion completion:(FIRAuthDataResultCallback)nil];
}

void useAuthenticatorApp(FIRMultiFactorSession *session) {
  [FIRTOTPMultiFactorGenerator
      generateSecretWithMultiFactorSession:session
                                completion:^(FIRTOTPSecret *_Nullable secret,
                                             NSError *_Nullable error) {
                                  NSString *text = [secret sharedSecretKey];
                                  text = [secret generateQRCodeURLWithAccountName:@"Alice"
                                                                           issuer:@"Example"];
                                  [secret openInOTPAppWithQRCodeURL:text];
                                  FIRTOTPMultiFactorAssertion *assertion =
                                      [FIRTOTPMultiFactorGenerator
                                          assertionForEnrollmentWithSecret:secret
                                                           oneTimePassword:@"123456"];
                                }];
  FIRMultiFactorAssertion *assertion =
      [FIRTOTPMultiFactorGenerator assertionForSignInWithEnrollmentID:@"uid"
                                                      oneTimePassword:@"123456"];
}
