#pragma once
#import "NSCoding.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED(Data)
NS_SWIFT_SENDABLE
@interface NSData : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
+ (instancetype)data;
@end

NS_SWIFT_BRIDGED(Date)
NS_SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)date;
@end

NS_SWIFT_BRIDGED(URL)
NS_SWIFT_SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@property (nullable, readonly, copy) NSString *absoluteString;
+ (nullable instancetype)URLWithString:(NSString *)string;
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSObject <NSCopying, NSSecureCoding>
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue;
@property (readonly) BOOL boolValue;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithInt:(int)value;
@end

@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED(PersonNameComponents)
@interface NSPersonNameComponents : NSObject <NSCopying, NSSecureCoding>
@property (copy, nullable) NSString *givenName;
@property (copy, nullable) NSString *familyName;
@end

NS_ASSUME_NONNULL_END
