@import FirebaseAuth;

void useAuth(FIRApp *app, FIRUser *user, FIRAuthSettings *settings) {
  FIRAuth *auth = [FIRAuth auth];
  FIRAuth *same = [FIRAuth authWithApp:app];
  FIRApp *_Nullable owner = auth.app;
  FIRUser *_Nullable current = auth.currentUser;
  auth.languageCode = @"fr";
  [auth useAppLanguage];
  auth.settings = settings;
  auth.settings.appVerificationDisabledForTesting = YES;
  auth.settings.isAppVerificationDisabledForTesting = YES;
  id<NSCopying> copied = auth.settings;
  auth.tenantID = nil;
  auth.customAuthDomain = nil;
  [auth useEmulatorWithHost:@"localhost" port:9099];
  FIRUserUpdateCallback updated = ^(NSError *_Nullable error) {
  };
  [auth updateCurrentUser:user completion:updated];
  NSError *error;
  BOOL signedOut = [auth signOut:&error];
}

void useGroups(FIRAuth *auth) {
  auth.shareAuthStateAcrossDevices = YES;
  NSError *error;
  BOOL used = [auth useUserAccessGroup:@"TEAMID.org.example.shared" error:&error];
  used = [auth useUserAccessGroup:nil error:&error];
  NSString *_Nullable group = auth.userAccessGroup;
  FIRUser *_Nullable user = [auth getStoredUserForAccessGroup:nil error:&error];
}

void useSignIn(FIRAuth *auth, FIRAuthCredential *credential) {
  FIRAuthDataResultCallback done = ^(FIRAuthDataResult *_Nullable result,
                                     NSError *_Nullable error) {
    FIRUser *user = result.user;
    FIRAdditionalUserInfo *_Nullable info = result.additionalUserInfo;
    FIROAuthCredential *_Nullable credential = result.credential;
  };
  [auth signInWithCredential:credential completion:done];
  [auth signInAnonymouslyWithCompletion:done];
  [auth signInWithCustomToken:@"token" completion:done];
  [auth signInWithEmail:@"a@example.org" password:@"secret" completion:done];
  [auth signInWithEmail:@"a@example.org" link:@"https://example.org" completion:done];
  [auth createUserWithEmail:@"a@example.org" password:@"secret" completion:done];
  BOOL isLink = [auth isSignInWithEmailLink:@"https://example.org"];
}

void useMails(FIRAuth *auth, FIRActionCodeSettings *settings) {
  [auth sendPasswordResetWithEmail:@"a@example.org"
                        completion:(FIRSendPasswordResetCallback)nil];
  [auth sendPasswordResetWithEmail:@"a@example.org"
                actionCodeSettings:settings
                        completion:(FIRSendPasswordResetCallback)nil];
  [auth sendSignInLinkToEmail:@"a@example.org"
           actionCodeSettings:settings
                   completion:(FIRSendSignInLinkToEmailCallback)nil];
  [auth checkActionCode:@"code" completion:(FIRCheckActionCodeCallBack)nil];
  [auth applyActionCode:@"code" completion:(FIRApplyActionCodeCallback)nil];
  [auth verifyPasswordResetCode:@"code" completion:(FIRVerifyPasswordResetCodeCallback)nil];
  [auth confirmPasswordResetWithCode:@"code"
                         newPassword:@"secret"
                          completion:(FIRConfirmPasswordResetCallback)nil];
  [auth revokeTokenWithAuthorizationCode:@"code" completion:(FIRAuthVoidErrorCallback)nil];
}

void useListeners(FIRAuth *auth) {
  FIRAuthStateDidChangeListenerBlock changed = ^(FIRAuth *auth, FIRUser *_Nullable user) {
  };
  FIRAuthStateDidChangeListenerHandle state = [auth addAuthStateDidChangeListener:changed];
  [auth removeAuthStateDidChangeListener:state];
  FIRIDTokenDidChangeListenerBlock renewed = ^(FIRAuth *auth, FIRUser *_Nullable user) {
  };
  FIRIDTokenDidChangeListenerHandle token = [auth addIDTokenDidChangeListener:renewed];
  [auth removeIDTokenDidChangeListener:token];
  NSNotificationName name = FIRAuthStateDidChangeNotification;
  name = FIRAuth.authStateDidChangeNotification;
}

void useRecaptchaConfig(FIRAuth *auth) {
  [auth initializeRecaptchaConfigWithCompletion:^(NSError *_Nullable error) {
  }];
}

void useActionCodes(FIRActionCodeInfo *info, FIRActionCodeURL *url) {
  FIRActionCodeSettings *settings = [[FIRActionCodeSettings alloc] init];
  settings.URL = [NSURL URLWithString:@"https://example.org"];
  settings.handleCodeInApp = YES;
  [settings setIOSBundleID:@"org.example"];
  [settings setAndroidPackageName:@"org.example"
            installIfNotAvailable:YES
                   minimumVersion:@"1"];
  settings.linkDomain = nil;
  NSString *_Nullable text = settings.iOSBundleID;
  settings.androidPackageName = text;
  settings.androidMinimumVersion = nil;
  settings.androidInstallIfNotAvailable = YES;
  text = settings.androidPackageName;
  text = settings.androidMinimumVersion;
  BOOL installs = settings.androidInstallIfNotAvailable;
  FIRActionCodeOperation operation = info.operation;
  text = info.email;
  text = info.previousEmail;
  url = [[FIRActionCodeURL alloc] initWithLink:@"https://example.org"];
  url = [FIRActionCodeURL actionCodeURLWithLink:@"https://example.org"];
  text = url.APIKey;
  text = url.code;
  text = url.languageCode;
  operation = url.operation;
  NSURL *_Nullable next = url.continueURL;
  _Static_assert(FIRActionCodeOperationUnknown == 0, "");
  _Static_assert(FIRActionCodeOperationPasswordReset == 1, "");
  _Static_assert(FIRActionCodeOperationVerifyEmail == 2, "");
  _Static_assert(FIRActionCodeOperationRecoverEmail == 3, "");
  _Static_assert(FIRActionCodeOperationEmailLink == 4, "");
  _Static_assert(FIRActionCodeOperationVerifyAndChangeEmail == 5, "");
  _Static_assert(FIRActionCodeOperationRevertSecondFactorAddition == 6, "");
}
