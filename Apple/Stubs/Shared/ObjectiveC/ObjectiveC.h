// The Objective-C runtime's root class and types, as far as this repository's sources use them.
#pragma once

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;
typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);
typedef struct objc_method *Method;
typedef struct _NSZone NSZone;

#define nil ((void *)0)
#define Nil ((void *)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (null_unspecified id)performSelector:(SEL)aSelector;
- (instancetype)self;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)new;
+ (instancetype)alloc;
- (instancetype)init;
+ (Class)class;
- (Class)class;
- (id)copy;
- (id)mutableCopy;
- (nullable id)forwardingTargetForSelector:(SEL)aSelector;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
@end

Class _Nullable object_getClass(id _Nullable object);
Class _Nullable objc_lookUpClass(const char *name);
Method _Nullable class_getInstanceMethod(Class _Nullable aClass, SEL name);
const char *_Nullable method_getTypeEncoding(Method method);
IMP method_getImplementation(Method method);
IMP method_setImplementation(Method method, IMP implementation);
IMP _Nullable class_replaceMethod(
    Class _Nullable aClass, SEL name, IMP implementation, const char *_Nullable types);
BOOL class_addMethod(
    Class _Nullable aClass, SEL name, IMP implementation, const char *_Nullable types);
IMP imp_implementationWithBlock(id block);
SEL sel_registerName(const char *name);

NS_ASSUME_NONNULL_END
