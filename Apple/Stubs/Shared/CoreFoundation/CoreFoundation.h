// CoreFoundation's types that are bridged to Foundation's.
#pragma once
#import <ObjectiveC/ObjectiveC.h>

#define CF_BRIDGED_TYPE(T) __attribute__((objc_bridge(T)))
#define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
#define CF_IMPLICIT_BRIDGING_ENABLED _Pragma("clang arc_cf_code_audited begin")
#define CF_IMPLICIT_BRIDGING_DISABLED _Pragma("clang arc_cf_code_audited end")

typedef signed int SInt32;
typedef double CFTimeInterval;
typedef double CGFloat;
typedef SInt32 OSStatus;
typedef const void *CFTypeRef;
typedef const struct CF_BRIDGED_TYPE(id) __CFAllocator *CFAllocatorRef;
typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;
typedef const struct CF_BRIDGED_TYPE(NSData) __CFData *CFDataRef;
typedef const struct CF_BRIDGED_TYPE(NSArray) __CFArray *CFArrayRef;
typedef const struct CF_BRIDGED_TYPE(NSDictionary) __CFDictionary *CFDictionaryRef;
typedef const struct CF_BRIDGED_TYPE(id) __CFBoolean *CFBooleanRef;
typedef struct CF_BRIDGED_TYPE(NSError) __CFError *CFErrorRef;

// Notifications between the processes of a device.
typedef const struct CF_BRIDGED_TYPE(id) __CFNotificationCenter *CFNotificationCenterRef;
typedef CFStringRef CFNotificationName __attribute__((swift_newtype(struct)));
typedef void (*CFNotificationCallback)(CFNotificationCenterRef _Nullable center,
                                       void *_Nullable observer, CFNotificationName _Nullable name,
                                       const void *_Nullable object,
                                       CFDictionaryRef _Nullable userInfo);
typedef enum __attribute__((enum_extensibility(closed))) CFNotificationSuspensionBehavior : long {
  CFNotificationSuspensionBehaviorDrop = 1,
  CFNotificationSuspensionBehaviorCoalesce = 2,
  CFNotificationSuspensionBehaviorHold = 3,
  CFNotificationSuspensionBehaviorDeliverImmediately = 4,
} CFNotificationSuspensionBehavior;

CF_IMPLICIT_BRIDGING_ENABLED
CFNotificationCenterRef _Nullable CFNotificationCenterGetDarwinNotifyCenter(void);
void CFNotificationCenterAddObserver(CFNotificationCenterRef _Nullable center,
                                     const void *_Nullable observer,
                                     CFNotificationCallback _Nullable callBack,
                                     CFStringRef _Nullable name, const void *_Nullable object,
                                     CFNotificationSuspensionBehavior suspensionBehavior);
void CFNotificationCenterPostNotification(CFNotificationCenterRef _Nullable center,
                                          CFNotificationName _Nullable name,
                                          const void *_Nullable object,
                                          CFDictionaryRef _Nullable userInfo,
                                          _Bool deliverImmediately);
CF_IMPLICIT_BRIDGING_DISABLED
