import { preload } from "react-dom";
import { firstImage, phone } from "#web/lib/first-images/first-images.ts";
import { imageSizes } from "#web/lib/format/image-sizes.ts";

interface ServiceImageProps {
  /** Name of an illustration in public/art/services. */
  name: string;
  className: string;
  loading?: "lazy" | undefined;
}

const fileOf = (name: string, size: string) => `/art/services/${name}-${size}.webp`;

const wide = { media: "(min-width: 60em)", imageSizes: "48vw" };
const narrow = { imageSizes: imageSizes("100vw") };
const tablet = { media: "(min-width: 40em) and (max-width: 59.99em)" };
const wideFiles = (name: string) => `${fileOf(name, "800")} 800w, ${fileOf(name, "1280")} 1280w`;
const narrowFiles = (name: string) => `${fileOf(name, "strip-480")} 480w, ${fileOf(name, "strip-800")} 800w`;

/** Requests the illustration, which phones find in the page, before the scripts: a browser with few connections would request it after them. */
function preloadIllustration(name: string) {
  const options = { as: "image", fetchPriority: "high" } as const;
  preload(fileOf(name, "800"), { ...options, ...wide, imageSrcSet: wideFiles(name) });
  preload(fileOf(name, "strip-480"), { ...options, ...narrow, ...tablet, imageSrcSet: narrowFiles(name) });
}

/** An illustration: a low strip on phones, the whole drawing on wider screens. */
export function ServiceImage({ name, className, loading }: ServiceImageProps) {
  const isFirst = loading !== "lazy";
  if (import.meta.env.SSR && isFirst) preloadIllustration(name);
  return (
    <picture>
      <source media={wide.media} srcSet={wideFiles(name)} sizes={wide.imageSizes} width="1280" height="960" />
      {isFirst && <source media={phone} type="image/avif" srcSet={firstImage(name)} width="800" height="400" />}
      <img
        className={className}
        src={fileOf(name, "strip-480")}
        srcSet={narrowFiles(name)}
        sizes={narrow.imageSizes}
        width="800"
        height="400"
        loading={loading}
        alt=""
      />
    </picture>
  );
}

/** A small copy of an illustration, for example beside an entry of a list. */
export function ServiceThumbnail({ name, className = "w-32" }: { name: string; className?: string }) {
  return (
    <img
      className={`aspect-4/3 flex-none self-start rounded-s bg-sand2 object-cover ${className}`}
      src={fileOf(name, "240")}
      width="240"
      height="180"
      loading="lazy"
      alt=""
    />
  );
}
