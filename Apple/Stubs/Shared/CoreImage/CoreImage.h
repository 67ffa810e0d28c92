// Filters for images, of which the sign-in screen uses the one that makes QR codes.
#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface CIImage : NSObject
@property (nonatomic, readonly) CGRect extent;
@end

@interface CIFilter : NSObject
@property (readonly, nonatomic, nullable) CIImage *outputImage;
+ (nullable CIFilter *)filterWithName:(NSString *)name
                  withInputParameters:(nullable NSDictionary<NSString *, id> *)params
    NS_SWIFT_NAME(init(name:parameters:));
@end

@interface CIContext : NSObject
- (nullable CGImageRef)createCGImage:(CIImage *)image
                            fromRect:(CGRect)fromRect CF_RETURNS_RETAINED
    NS_SWIFT_NAME(createCGImage(_:from:));
@end

NS_ASSUME_NONNULL_END
