#pragma once
#import "NSError.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Thread)
NS_SWIFT_SENDABLE
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread NS_SWIFT_NAME(isMainThread);
@property (nullable, copy) NSString *name;
- (instancetype)initWithBlock:(void (NS_SWIFT_SENDABLE ^)(void))block NS_SWIFT_NAME(init(block:));
- (void)start;
@end

NS_ASSUME_NONNULL_END
