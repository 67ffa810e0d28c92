#if defined(__APPLE__)
#import "FIRVersion.h"

static NSString *const FIRVersion = @"0.1.0";

NSString *FIRFirebaseVersion(void) { return FIRVersion; }
#endif
