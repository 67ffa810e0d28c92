@import AuthenticationServices;
@import FirebaseAuth;

void useSignInWithPasskey(FIRAuth *auth,
                          ASAuthorizationPlatformPublicKeyCredentialAssertion *credential) {
  [auth startPasskeySignInWithCompletion:^(
            ASAuthorizationPlatformPublicKeyCredentialAssertionRequest *_Nullable request,
            NSError *_Nullable error) {
    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
    [controller performRequests];
  }];
  [auth finalizePasskeySignInWithPlatformCredential:credential
                                         completion:^(FIRAuthDataResult *_Nullable result,
                                                      NSError *_Nullable error) {
                                           FIRUser *user = result.user;
                                         }];
}

void useEnrollmentOfPasskey(FIRUser *user,
                            ASAuthorizationPlatformPublicKeyCredentialRegistration *credential) {
  [user startPasskeyEnrollmentWithName:nil
                            completion:^(
                                ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
                                    *_Nullable request,
                                NSError *_Nullable error) {
                              NSString *domain = request.relyingPartyIdentifier;
                            }];
  [user finalizePasskeyEnrollmentWithPlatformCredential:credential
                                             completion:^(FIRAuthDataResult *_Nullable result,
                                                          NSError *_Nullable error) {
                                               FIRUser *user = result.user;
                                             }];
}

void usePasskeys(FIRUser *user) {
  for (FIRPasskeyInfo *passkey in user.enrolledPasskeys) {
    NSString *text = passkey.name;
    text = passkey.credentialID;
    NSString *_Nullable more = passkey.aaguid;
    more = passkey.relyingPartyID;
    NSDate *_Nullable date = passkey.creationDate;
    date = passkey.lastUseDate;
    BOOL is = passkey.isBackedUp;
    [user unenrollPasskeyWithCredentialID:passkey.credentialID
                               completion:^(NSError *_Nullable error) {
                               }];
  }
}
