@import FirebaseAuth;

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

void useDeprecated(FIRAuth *auth, FIRUser *user, FIRAuthCredential *credential) {
  [auth signInAndRetrieveDataWithCredential:credential completion:(FIRAuthDataResultCallback)nil];
  [auth fetchSignInMethodsForEmail:@"a@example.org"
                        completion:(FIRSignInMethodQueryCallback)nil];
  [user updateEmail:@"a@example.org" completion:(FIRUserProfileChangeCallback)nil];
}
