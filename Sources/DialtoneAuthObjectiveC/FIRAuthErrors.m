// Empty on platforms without Objective-C.
#if defined(__APPLE__)
#import "FIRAuthErrors.h"

NSErrorDomain const FIRAuthErrorDomain = @"FIRAuthErrorDomain";
NSErrorUserInfoKey const FIRAuthErrorUserInfoNameKey = @"FIRAuthErrorUserInfoNameKey";
NSErrorUserInfoKey const FIRAuthErrorUserInfoEmailKey = @"FIRAuthErrorUserInfoEmailKey";
NSErrorUserInfoKey const FIRAuthErrorUserInfoUpdatedCredentialKey =
    @"FIRAuthErrorUserInfoUpdatedCredentialKey";
NSErrorUserInfoKey const FIRAuthErrorUserInfoMultiFactorResolverKey =
    @"FIRAuthErrorUserInfoMultiFactorResolverKey";
#endif
