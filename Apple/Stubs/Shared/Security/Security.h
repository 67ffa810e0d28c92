// The calls and attributes of the keychain.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED
NS_ASSUME_NONNULL_BEGIN

OSStatus SecItemAdd(CFDictionaryRef attributes,
                    CFTypeRef _Nullable *_Nullable CF_RETURNS_RETAINED result);
OSStatus SecItemUpdate(CFDictionaryRef query, CFDictionaryRef attributesToUpdate);
OSStatus SecItemDelete(CFDictionaryRef query);
OSStatus SecItemCopyMatching(CFDictionaryRef query,
                             CFTypeRef _Nullable *_Nullable CF_RETURNS_RETAINED result);
CFStringRef _Nullable SecCopyErrorMessageString(OSStatus status, void *_Nullable reserved)
    CF_RETURNS_RETAINED;

extern const CFStringRef kSecAttrAccessGroup;
extern const CFStringRef kSecAttrAccessible;
extern const CFStringRef kSecAttrAccessibleAfterFirstUnlock;
extern const CFStringRef kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly;
extern const CFStringRef kSecAttrAccount;
extern const CFStringRef kSecAttrService;
extern const CFStringRef kSecAttrSynchronizable;
extern const CFStringRef kSecClass;
extern const CFStringRef kSecClassGenericPassword;
extern const CFStringRef kSecMatchLimit;
extern const CFStringRef kSecMatchLimitOne;
extern const CFStringRef kSecReturnData;
extern const CFStringRef kSecUseDataProtectionKeychain;
extern const CFStringRef kSecValueData;

enum : OSStatus {
  errSecSuccess = 0,
  errSecDuplicateItem = -25299,
  errSecItemNotFound = -25300,
  errSecInteractionNotAllowed = -25308,
  errSecMissingEntitlement = -34018,
};

NS_ASSUME_NONNULL_END
CF_IMPLICIT_BRIDGING_DISABLED
