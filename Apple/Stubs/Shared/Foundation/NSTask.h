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
@property (readonly) int processIdentifier;
@property (readonly, getter=isRunning) BOOL running;
@property (readonly) int terminationStatus;
@property (nullable, copy) void (NS_SWIFT_SENDABLE ^terminationHandler)(NSTask *);
- (void)terminate;
- (BOOL)launchAndReturnError:(NSError *_Nullable *_Nullable)error NS_SWIFT_NAME(run());
@end

NS_SWIFT_NAME(Pipe)
NS_SWIFT_SENDABLE
@interface NSPipe : NSObject
@property (readonly, retain) NSFileHandle *fileHandleForReading;
@end

NS_ASSUME_NONNULL_END
