import { preload } from "react-dom";
import { imageSizes } from "#web/lib/format/image-sizes.ts";
import { firstImage, phone } from "#web/site/lib/first-images/first-images.ts";

interface ServiceImageProps {
  /** Name of an illustration in public/art/services. */
  name: string;
  className: string;
  /** Whether phones show it. */
  isOnPhones?: boolean;
}

/** A browser requests a hidden image, too. This one it has already. */
const emptyImage = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

const getFile = (name: string, size: string) => `/art/services/${name}-${size}.webp`;

const wide = { media: "(min-width: 48em)", imageSizes: "48vw" };
const narrow = { imageSizes: imageSizes("100vw") };
const tablet = { media: "(min-width: 40em) and (max-width: 47.99em)" };
const wideFiles = (name: string) => `${getFile(name, "800")} 800w, ${getFile(name, "1280")} 1280w`;
const narrowFiles = (name: string) => `${getFile(name, "strip-480")} 480w, ${getFile(name, "strip-800")} 800w`;

/** Requests the illustration, which phones find in the page, before the scripts: a browser with few connections would request it after them. */
function preloadIllustration(name: string) {
  const options = { as: "image", fetchPriority: "high" } as const;
  preload(getFile(name, "800"), { ...options, ...wide, imageSrcSet: wideFiles(name) });
  preload(getFile(name, "strip-480"), { ...options, ...narrow, ...tablet, imageSrcSet: narrowFiles(name) });
}

/** An illustration at the top of a page: a low strip on phones, the whole drawing on wider screens. */
export function ServiceImage({ name, className, isOnPhones = true }: ServiceImageProps) {
  if (import.meta.env.SSR) preloadIllustration(name);
  return (
    <picture>
      <source media={wide.media} srcSet={wideFiles(name)} sizes={wide.imageSizes} width="1280" height="960" />
      {isOnPhones ? (
        <source media={phone} type="image/avif" srcSet={firstImage(name)} width="800" height="400" />
      ) : (
        <source media={phone} srcSet={emptyImage} />
      )}
      <img
        className={className}
        src={getFile(name, "strip-480")}
        srcSet={narrowFiles(name)}
        sizes={narrow.imageSizes}
        width="800"
        height="400"
        alt=""
      />
    </picture>
  );
}

interface ServiceThumbnailProps {
  name: string;
  className?: string;
  /** Lets the browser choose a sharper copy. Images of guides have none. */
  sizes?: string;
}

/** A small copy of an illustration, for example beside an entry of a list. */
export function ServiceThumbnail({ name, className = "w-32", sizes }: ServiceThumbnailProps) {
  return (
    <img
      className={`flex-none self-start rounded-s bg-sand2 ${className}`}
      sizes={sizes}
      srcSet={sizes && `${getFile(name, "240")} 240w, ${getFile(name, "480")} 480w`}
      src={getFile(name, "240")}
      width="240"
      height="180"
      loading="lazy"
      alt=""
    />
  );
}
