#pragma once
#import "NSError.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) {
  NSJSONReadingFragmentsAllowed = 1 << 2,
} NS_SWIFT_NAME(JSONSerialization.ReadingOptions);

typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) {
  NSJSONWritingPrettyPrinted = 1 << 0,
  NSJSONWritingSortedKeys = 1 << 1,
} NS_SWIFT_NAME(JSONSerialization.WritingOptions);

NS_SWIFT_NAME(JSONSerialization)
@interface NSJSONSerialization : NSObject
+ (BOOL)isValidJSONObject:(id)object;
@end

typedef NS_ENUM(NSUInteger, NSPropertyListFormat) {
  NSPropertyListXMLFormat_v1_0 = 100,
  NSPropertyListBinaryFormat_v1_0 = 200,
} NS_SWIFT_NAME(PropertyListSerialization.PropertyListFormat);

typedef NS_OPTIONS(NSUInteger, NSPropertyListReadOptions) {
  NSPropertyListReadMutable = 1,
} NS_SWIFT_NAME(PropertyListSerialization.ReadOptions);

NS_SWIFT_NAME(PropertyListSerialization)
@interface NSPropertyListSerialization : NSObject
@end

NS_ASSUME_NONNULL_END
