#pragma once
#import "NSObjCRuntime.h"

NS_ASSUME_NONNULL_BEGIN

@class NSString;

@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (BOOL)containsValueForKey:(NSString *)key NS_SWIFT_NAME(containsValue(forKey:));
- (nullable id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key;
@end

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder NS_SWIFT_NAME(encode(with:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

NS_ASSUME_NONNULL_END
