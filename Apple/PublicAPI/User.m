@import FirebaseAuth;

void useUser(FIRUser *user, FIRAdditionalUserInfo *info) {
  id<FIRUserInfo> profile = user;
  NSString *_Nullable text = profile.providerID;
  text = profile.uid;
  text = profile.displayName;
  text = profile.email;
  text = profile.phoneNumber;
  NSURL *_Nullable photo = profile.photoURL;
  BOOL is = user.anonymous && user.isAnonymous && user.emailVerified && user.isEmailVerified;
  NSArray<id<FIRUserInfo>> *providers = user.providerData;
  NSDate *_Nullable date = user.metadata.lastSignInDate;
  date = user.metadata.creationDate;
  text = user.tenantID;
  text = user.refreshToken;
  text = info.providerID;
  text = info.username;
  NSDictionary<NSString *, id> *_Nullable told = info.profile;
  is = info.isNewUser && info.newUser;
}

void useAccount(FIRUser *user, FIRAuthCredential *credential, FIRPhoneAuthCredential *phone) {
  FIRAuthDataResultCallback done = nil;
  [user reloadWithCompletion:(FIRUserProfileChangeCallback)nil];
  [user deleteWithCompletion:(FIRUserProfileChangeCallback)nil];
  [user linkWithCredential:credential completion:done];
  [user unlinkFromProvider:@"phone" completion:(FIRAuthResultCallback)nil];
  [user reauthenticateWithCredential:credential completion:done];
  [user updatePhoneNumberCredential:phone completion:(FIRUserProfileChangeCallback)nil];
  [user updatePassword:@"secret" completion:(FIRUserProfileChangeCallback)nil];
  FIRSendEmailVerificationCallback sent = nil;
  [user sendEmailVerificationWithCompletion:sent];
  [user sendEmailVerificationWithActionCodeSettings:[[FIRActionCodeSettings alloc] init]
                                         completion:sent];
  [user sendEmailVerificationBeforeUpdatingEmail:@"a@example.org" completion:sent];
  [user sendEmailVerificationBeforeUpdatingEmail:@"a@example.org"
                              actionCodeSettings:[[FIRActionCodeSettings alloc] init]
                                      completion:sent];
  FIRUserProfileChangeRequest *change = [user profileChangeRequest];
  change.displayName = @"Alice";
  change.photoURL = nil;
  [change commitChangesWithCompletion:(FIRUserProfileChangeCallback)nil];
}

void useTokens(FIRUser *user) {
  [user getIDTokenWithCompletion:(FIRAuthTokenCallback)nil];
  [user getIDTokenForcingRefresh:YES completion:(FIRAuthTokenCallback)nil];
  FIRAuthTokenResultCallback done = ^(FIRAuthTokenResult *_Nullable result,
                                      NSError *_Nullable error) {
    NSString *text = result.token;
    text = result.signInProvider;
    text = result.signInSecondFactor;
    NSDate *date = result.expirationDate;
    date = result.authDate;
    date = result.issuedAtDate;
    NSDictionary<NSString *, id> *claims = result.claims;
  };
  [user getIDTokenResultWithCompletion:done];
  [user getIDTokenResultForcingRefresh:YES completion:done];
}
