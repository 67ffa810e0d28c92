@import FirebaseAuth;

void usePhone(FIRAuth *auth, id<FIRAuthUIDelegate> delegate, FIRMultiFactorSession *session,
              FIRPhoneMultiFactorInfo *hint) {
  FIRPhoneAuthProvider *provider = [FIRPhoneAuthProvider provider];
  provider = [FIRPhoneAuthProvider providerWithAuth:auth];
  FIRVerificationResultCallback sent = ^(NSString *_Nullable verificationID,
                                         NSError *_Nullable error) {
  };
  [provider verifyPhoneNumber:@"+16505550101" UIDelegate:delegate completion:sent];
  [provider verifyPhoneNumber:@"+16505550101"
                   UIDelegate:nil
           multiFactorSession:session
                   completion:sent];
  [provider verifyPhoneNumberWithMultiFactorInfo:hint
                                      UIDelegate:nil
                              multiFactorSession:session
                                      completion:sent];
  FIRPhoneAuthCredential *phone = [provider credentialWithVerificationID:@"id"
                                                        verificationCode:@"123456"];
  FIRAuthCredential *credential = phone;
  NSString *name = credential.provider;
  name = FIRPhoneAuthProvider.id;
}

void useOtherProviders(NSPersonNameComponents *name) {
  FIRAuthCredential *credential = [FIREmailAuthProvider credentialWithEmail:@"a@example.org"
                                                                   password:@"secret"];
  credential = [FIREmailAuthProvider credentialWithEmail:@"a@example.org" link:@"link"];
  credential = [FIRGoogleAuthProvider credentialWithIDToken:@"token" accessToken:@"token"];
  credential = [FIRFacebookAuthProvider credentialWithAccessToken:@"token"];
  credential = [FIRGitHubAuthProvider credentialWithToken:@"token"];
  credential = [FIRTwitterAuthProvider credentialWithToken:@"token" secret:@"secret"];
  FIROAuthCredential *open = [FIROAuthProvider credentialWithProviderID:@"oidc.example"
                                                                IDToken:@"token"
                                                            accessToken:nil];
  open = [FIROAuthProvider credentialWithProviderID:@"oidc.example" accessToken:@"token"];
  open = [FIROAuthProvider credentialWithProviderID:@"oidc.example"
                                            IDToken:@"token"
                                           rawNonce:@"nonce"];
  open = [FIROAuthProvider credentialWithProviderID:@"oidc.example"
                                            IDToken:@"token"
                                           rawNonce:@"nonce"
                                        accessToken:nil];
  open = [FIROAuthProvider appleCredentialWithIDToken:@"token" rawNonce:nil fullName:name];
  NSString *_Nullable text = open.IDToken;
  text = open.accessToken;
  text = open.secret;
}

void useProviderPages(FIRAuth *auth, FIRUser *user, id<FIRAuthUIDelegate> delegate) {
  FIROAuthProvider *provider = [FIROAuthProvider providerWithProviderID:@"oidc.example"];
  provider = [FIROAuthProvider providerWithProviderID:@"oidc.example" auth:auth];
  provider = [[FIROAuthProvider alloc] initWithProviderID:@"oidc.example" auth:auth];
  NSString *name = provider.providerID;
  provider.scopes = @[ @"calendar" ];
  provider.customParameters = @{@"prompt" : @"login"};
  id<FIRFederatedAuthProvider> federated = provider;
  [federated getCredentialWithUIDelegate:delegate
                              completion:^(FIRAuthCredential *_Nullable credential,
                                           NSError *_Nullable error) {
                                [auth signInWithCredential:credential completion:nil];
                              }];
  FIRAuthDataResultCallback done = nil;
  [auth signInWithProvider:provider UIDelegate:nil completion:done];
  [user linkWithProvider:provider UIDelegate:delegate completion:done];
  [user reauthenticateWithProvider:provider UIDelegate:nil completion:done];
}

void useArchives(FIRPhoneAuthCredential *phone, FIROAuthCredential *open, FIRAuthTokenResult *token,
                 FIRAuthDataResult *result, NSCoder *coder) {
  NSArray<id<NSSecureCoding>> *all = @[ phone, open, token, result, result.user ];
  result = [[FIRAuthDataResult alloc] initWithCoder:coder];
  FIRUser *user = [[FIRUser alloc] initWithCoder:coder];
  [phone encodeWithCoder:coder];
  phone = [[FIRPhoneAuthCredential alloc] initWithCoder:coder];
  open = [[FIROAuthCredential alloc] initWithCoder:coder];
  token = [[FIRAuthTokenResult alloc] initWithCoder:coder];
  BOOL secure = FIRPhoneAuthCredential.supportsSecureCoding;
}

NSString *useProviderNames(void) {
  NSString *name = FIREmailAuthProvider.id;
  name = FIRGoogleAuthProvider.id;
  name = FIRFacebookAuthProvider.id;
  name = FIRGitHubAuthProvider.id;
  name = FIRTwitterAuthProvider.id;
  name = FIROAuthProvider.id;
  return name;
}
