#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIKeyboardType) {
    UIKeyboardTypeNumberPad = 4,
    UIKeyboardTypePhonePad = 5,
    UIKeyboardTypeEmailAddress = 7,
};

typedef NSString *UITextContentType NS_TYPED_ENUM;
extern UITextContentType const UITextContentTypeName;
extern UITextContentType const UITextContentTypeTelephoneNumber;
extern UITextContentType const UITextContentTypeOneTimeCode;
extern UITextContentType const UITextContentTypeUsername;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeNewPassword;

NS_ASSUME_NONNULL_END
