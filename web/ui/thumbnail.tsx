import { type ComponentProps, useState } from "react";

/** An image that the browser loads after the page; the placeholder if it fails, instead of a broken image. */
export function Thumbnail({ src, srcSet, alt, ...rest }: ComponentProps<"img">) {
  // The address, so that another one gets its own try.
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed !== undefined && failed === src;
  return (
    <img
      {...rest}
      src={hasFailed ? "/placeholder.svg" : src}
      srcSet={hasFailed ? undefined : srcSet}
      alt={alt}
      onError={() => setFailed(src)}
    />
  );
}
