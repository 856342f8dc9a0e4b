/** The classes of a small 4:3 image. */
export const thumbFrame = "thumb relative block aspect-4/3 min-h-touch overflow-hidden rounded-s bg-sand2";
