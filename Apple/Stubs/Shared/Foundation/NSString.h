#pragma once
#import "NSCoding.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED(Swift.String)
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
+ (instancetype)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (BOOL)isEqualToString:(nullable NSString *)other;
@end

@interface NSMutableString : NSString
- (void)appendString:(NSString *)other;
@end

// What the compiler makes of @"...".
@interface NSConstantString : NSString
@end

@interface NSCharacterSet : NSObject
@end

NS_ASSUME_NONNULL_END
