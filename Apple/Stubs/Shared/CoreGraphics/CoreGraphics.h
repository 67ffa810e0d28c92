// Images, and the rectangles that they are parts of.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

struct CGPoint {
  CGFloat x, y;
};
typedef struct CGPoint CGPoint;
struct CGSize {
  CGFloat width, height;
};
typedef struct CGSize CGSize;
struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;

typedef struct CF_BRIDGED_TYPE(id) CGImage *CGImageRef;
