#pragma once
#import "NSError.h"

NS_ASSUME_NONNULL_BEGIN

extern NSString *NSHomeDirectory(void);

NS_SWIFT_SENDABLE
@interface NSLock : NSObject
- (void)lock;
- (void)unlock;
@end

NS_SWIFT_NAME(Bundle)
NS_SWIFT_SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (readonly, copy) NSString *bundlePath;
@property (readonly, copy) NSURL *bundleURL;
@property (nullable, readonly, copy) NSString *resourcePath;
@property (nullable, readonly, copy) NSURL *executableURL;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
- (nullable NSString *)pathForResource:(nullable NSString *)name
                                ofType:(nullable NSString *)extension
    NS_SWIFT_NAME(path(forResource:ofType:));
- (nullable NSURL *)URLForResource:(nullable NSString *)name
                     withExtension:(nullable NSString *)extension
    NS_SWIFT_NAME(url(forResource:withExtension:));
- (nullable NSURL *)URLForResource:(nullable NSString *)name
                     withExtension:(nullable NSString *)extension
                      subdirectory:(nullable NSString *)subpath
                      localization:(nullable NSString *)localizationName
    NS_SWIFT_NAME(url(forResource:withExtension:subdirectory:localization:));
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)table;
@end

NS_SWIFT_NAME(UserDefaults)
NS_SWIFT_SENDABLE
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults NS_SWIFT_NAME(standard);
- (nullable id)objectForKey:(NSString *)key NS_SWIFT_NAME(object(forKey:));
- (void)setObject:(nullable id)value forKey:(NSString *)key NS_SWIFT_NAME(set(_:forKey:));
- (void)removeObjectForKey:(NSString *)key NS_SWIFT_NAME(removeObject(forKey:));
- (nullable NSString *)stringForKey:(NSString *)key NS_SWIFT_NAME(string(forKey:));
- (BOOL)boolForKey:(NSString *)key NS_SWIFT_NAME(bool(forKey:));
@end

NS_SWIFT_NAME(FileHandle)
NS_SWIFT_SENDABLE
@interface NSFileHandle : NSObject
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError
    NS_SWIFT_NAME(standardError);
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput
    NS_SWIFT_NAME(standardOutput);
@property (class, readonly, strong) NSFileHandle *fileHandleWithNullDevice
    NS_SWIFT_NAME(nullDevice);
@property (readonly, copy) NSData *availableData;
@property (nullable, copy) void (NS_SWIFT_SENDABLE ^readabilityHandler)(NSFileHandle *);
- (instancetype)initWithFileDescriptor:(int)descriptor closeOnDealloc:(BOOL)close;
- (void)writeData:(NSData *)data NS_SWIFT_NAME(write(_:));
- (BOOL)closeAndReturnError:(NSError *_Nullable *_Nullable)error;
@end

typedef NS_OPTIONS(NSUInteger, NSISO8601DateFormatOptions) {
  NSISO8601DateFormatWithInternetDateTime = 0x773,
  NSISO8601DateFormatWithFractionalSeconds = 1 << 11,
} NS_SWIFT_NAME(ISO8601DateFormatter.Options);

NS_SWIFT_NAME(ISO8601DateFormatter)
@interface NSISO8601DateFormatter : NSObject
@property NSISO8601DateFormatOptions formatOptions;
- (nullable NSDate *)dateFromString:(NSString *)text NS_SWIFT_NAME(date(from:));
- (NSString *)stringFromDate:(NSDate *)date NS_SWIFT_NAME(string(from:));
@end

NS_ASSUME_NONNULL_END
