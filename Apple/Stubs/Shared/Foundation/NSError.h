#pragma once
#import "NSCollections.h"
#import "NSValues.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;

extern NSErrorUserInfoKey const NSUnderlyingErrorKey;
extern NSErrorUserInfoKey const NSLocalizedDescriptionKey;
extern NSErrorUserInfoKey const NSLocalizedFailureReasonErrorKey;
extern NSErrorUserInfoKey const NSLocalizedRecoverySuggestionErrorKey;

NS_SWIFT_BRIDGED(Swift.Error)
NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@property (readonly, copy, nullable) NSString *localizedFailureReason;
+ (instancetype)errorWithDomain:(NSErrorDomain)domain
                           code:(NSInteger)code
                       userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)userInfo;
- (instancetype)initWithDomain:(NSErrorDomain)domain
                          code:(NSInteger)code
                      userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)userInfo
    NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
