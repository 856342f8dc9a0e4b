import type { ComponentProps } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** The frame of a photo in the shape of a card. */
export function PhotoFrame({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames(
        "relative aspect-[4/3] overflow-hidden rounded-m bg-sand2 [&>img]:size-full [&>img]:object-cover",
        className,
      )}
    />
  );
}
