@import FirebaseAuth;

NSString *const *constants(void) {
  static NSString *all[27];
  NSUInteger count = 0;
  all[count++] = FIRAuthErrorDomain;
  all[count++] = FIRAuthErrorUserInfoNameKey;
  all[count++] = FIRAuthErrorUserInfoEmailKey;
  all[count++] = FIRAuthErrorUserInfoUpdatedCredentialKey;
  all[count++] = FIRAuthErrorUserInfoMultiFactorResolverKey;
  all[count++] = FIRAuthErrors.domain;
  all[count++] = FIRAuthErrors.userInfoNameKey;
  all[count++] = FIRAuthErrors.userInfoEmailKey;
  all[count++] = FIRAuthErrors.userInfoUpdatedCredentialKey;
  all[count++] = FIRAuthErrors.userInfoMultiFactorResolverKey;
  all[count++] = FIRPhoneAuthProviderID;
  all[count++] = FIREmailAuthProviderID;
  all[count++] = FIRGoogleAuthProviderID;
  all[count++] = FIRFacebookAuthProviderID;
  all[count++] = FIRTwitterAuthProviderID;
  all[count++] = FIRGitHubAuthProviderID;
  all[count++] = FIRGameCenterAuthProviderID;
  all[count++] = FIRPhoneAuthSignInMethod;
  all[count++] = FIREmailPasswordAuthSignInMethod;
  all[count++] = FIREmailLinkAuthSignInMethod;
  all[count++] = FIRGoogleAuthSignInMethod;
  all[count++] = FIRFacebookAuthSignInMethod;
  all[count++] = FIRTwitterAuthSignInMethod;
  all[count++] = FIRGitHubAuthSignInMethod;
  all[count++] = FIRGameCenterAuthSignInMethod;
  all[count++] = FIRPhoneMultiFactorID;
  all[count++] = FIRTOTPMultiFactorID;
  return all;
}
