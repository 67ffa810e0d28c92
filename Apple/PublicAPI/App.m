@import FirebaseCore;

void useApp(FIROptions *options) {
  [FIRApp configure];
  [FIRApp registerLibrary:@"an-app" withVersion:@"1.0"];
  [FIRApp configureWithOptions:options];
  [FIRApp configureWithName:@"other" options:options];
  FIRApp *_Nullable app = [FIRApp defaultApp];
  FIRApp *_Nullable other = [FIRApp appNamed:@"other"];
  NSDictionary<NSString *, FIRApp *> *_Nullable all = FIRApp.allApps;
  NSString *name = app.name;
  FIROptions *copy = app.options;
  app.dataCollectionDefaultEnabled = NO;
  BOOL collects = app.isDataCollectionDefaultEnabled;
  [app deleteApp:^(BOOL success) {
  }];
}

void useOptions(void) {
  FIROptions *_Nullable found = [FIROptions defaultOptions];
  FIROptions *_Nullable file = [[FIROptions alloc] initWithContentsOfFile:@"options.plist"];
  FIROptions *options = [[FIROptions alloc] initWithGoogleAppID:@"1:2:ios:3" GCMSenderID:@"2"];
  options.APIKey = @"key";
  options.bundleID = @"org.example";
  options.clientID = nil;
  options.GCMSenderID = @"2";
  options.projectID = @"demo";
  options.googleAppID = @"1:2:ios:3";
  options.databaseURL = nil;
  options.storageBucket = nil;
  options.appGroupID = nil;
  options.appSecret = nil;
  options.forgetsUserAfterReinstallation = YES;
  options.serverURL = [NSURL URLWithString:@"https://auth.example.org"];
  id<NSCopying> copied = options;
}

void useConfiguration(void) {
  FIRConfiguration *configuration = FIRConfiguration.sharedInstance;
  [configuration setLoggerLevel:FIRLoggerLevelDebug];
  FIRLoggerLevel level = configuration.loggerLevel;
  NSString *version = FIRFirebaseVersion();
  _Static_assert(FIRLoggerLevelError == 3 && FIRLoggerLevelWarning == 4, "");
  _Static_assert(FIRLoggerLevelNotice == 5 && FIRLoggerLevelInfo == 6, "");
  _Static_assert(FIRLoggerLevelDebug == 7, "");
}
