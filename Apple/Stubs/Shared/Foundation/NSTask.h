#pragma once
#import "NSSystem.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Process)
NS_SWIFT_SENDABLE
@interface NSTask : NSObject
@property (nullable, copy) NSURL *executableURL;
@property (nullable, copy) NSArray<NSString *> *arguments;
@property (nullable, retain) id standardInput;
@property (nullable, retain) id standardOutput;
@property (nullable, retain) id standardError;
@property (readonly) int terminationStatus;
@property (nullable, copy) void (NS_SWIFT_SENDABLE ^terminationHandler)(NSTask *);
- (BOOL)launchAndReturnError:(NSError *_Nullable *_Nullable)error NS_SWIFT_NAME(run());
@end

NS_ASSUME_NONNULL_END
