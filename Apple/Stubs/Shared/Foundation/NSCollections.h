#pragma once
#import "NSObjCRuntime.h"

NS_ASSUME_NONNULL_BEGIN

typedef struct {
  unsigned long state;
  id __unsafe_unretained _Nullable *_Nullable itemsPtr;
  unsigned long *_Nullable mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)length;
@end

NS_SWIFT_BRIDGED(Swift.Array)
@interface NSArray<__covariant Element> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (nullable, readonly) Element firstObject;
+ (instancetype)arrayWithObjects:(const Element _Nonnull[_Nullable])objects
                           count:(NSUInteger)count;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
@end

NS_SWIFT_BRIDGED(Swift.Dictionary)
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
+ (instancetype)dictionaryWithObjects:(const Value _Nonnull[_Nullable])objects
                              forKeys:(const Key _Nonnull[_Nullable])keys
                                count:(NSUInteger)count;
- (nullable Value)objectForKeyedSubscript:(Key)key;
@end

NS_SWIFT_BRIDGED(Swift.Set)
@interface NSSet<__covariant Element> : NSObject <NSFastEnumeration>
+ (instancetype)setWithObject:(Element)object;
@property (readonly) NSUInteger count;
@end

NS_ASSUME_NONNULL_END
