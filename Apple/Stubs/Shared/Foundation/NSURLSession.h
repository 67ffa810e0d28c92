#pragma once
#import "NSError.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED(URLRequest)
NS_SWIFT_SENDABLE
@interface NSURLRequest : NSObject <NSCopying>
@end

NS_SWIFT_NAME(HTTPCookieStorage)
@interface NSHTTPCookieStorage : NSObject
@end

NS_SWIFT_NAME(URLCache)
@interface NSURLCache : NSObject
@end

NS_SWIFT_NAME(URLResponse)
NS_SWIFT_SENDABLE
@interface NSURLResponse : NSObject
@property (nullable, readonly, copy) NSURL *URL;
@end

NS_SWIFT_NAME(HTTPURLResponse)
NS_SWIFT_SENDABLE
@interface NSHTTPURLResponse : NSURLResponse
@property (readonly) NSInteger statusCode;
@property (readonly, copy) NSDictionary *allHeaderFields;
@end

NS_SWIFT_NAME(URLSessionConfiguration)
NS_SWIFT_SENDABLE
@interface NSURLSessionConfiguration : NSObject
@property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration
    NS_SWIFT_NAME(ephemeral);
@property (nullable, retain) NSHTTPCookieStorage *HTTPCookieStorage;
@property (nullable, retain) NSURLCache *URLCache;
@end

NS_SWIFT_NAME(URLSession)
NS_SWIFT_SENDABLE
@interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession NS_SWIFT_NAME(shared);
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
@end

NS_ASSUME_NONNULL_END
