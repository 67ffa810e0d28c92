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

@class NSData, NSError, NSOperationQueue, NSURLSession;

NS_SWIFT_NAME(URLSessionTask)
NS_SWIFT_SENDABLE
@interface NSURLSessionTask : NSObject
@property (readonly) NSUInteger taskIdentifier;
@property (nullable, readonly, copy) NSURLResponse *response;
- (void)cancel;
- (void)resume;
@end

NS_SWIFT_NAME(URLSessionDataTask)
NS_SWIFT_SENDABLE
@interface NSURLSessionDataTask : NSURLSessionTask
@end

NS_SWIFT_NAME(URLSessionDelegate)
NS_SWIFT_SENDABLE
@protocol NSURLSessionDelegate <NSObject>
@end

NS_SWIFT_NAME(URLSessionTaskDelegate)
NS_SWIFT_SENDABLE
@protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@optional
- (void)URLSession:(NSURLSession *)session
                    task:(NSURLSessionTask *)task
    didCompleteWithError:(nullable NSError *)error NS_SWIFT_NAME(urlSession(_:task:didCompleteWithError:));
@end

NS_SWIFT_NAME(URLSessionDataDelegate)
NS_SWIFT_SENDABLE
@protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session
          dataTask:(NSURLSessionDataTask *)dataTask
    didReceiveData:(NSData *)data NS_SWIFT_NAME(urlSession(_:dataTask:didReceive:));
@end

NS_SWIFT_NAME(URLSession)
NS_SWIFT_SENDABLE
@interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession NS_SWIFT_NAME(shared);
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
                                  delegate:(nullable id<NSURLSessionDelegate>)delegate
                             delegateQueue:(nullable NSOperationQueue *)queue;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request
    NS_SWIFT_NAME(dataTask(with:));
- (void)finishTasksAndInvalidate;
@end

NS_ASSUME_NONNULL_END
