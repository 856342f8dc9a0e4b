import { imageSizes } from "#web/lib/format/image-sizes.ts";

interface ServiceImageProps {
  /** Name of an illustration in public/art/services. */
  name: string;
  className: string;
}

const fileOf = (name: string, size: string) => `/art/services/${name}-${size}.webp`;

/** An illustration: a low strip on phones, the whole drawing on wider screens. */
export function ServiceImage({ name, className }: ServiceImageProps) {
  return (
    <picture>
      <source
        media="(min-width: 60em)"
        srcSet={`${fileOf(name, "800")} 800w, ${fileOf(name, "1280")} 1280w`}
        sizes="48vw"
        width="1280"
        height="960"
      />
      <img
        className={className}
        src={fileOf(name, "strip-480")}
        srcSet={`${fileOf(name, "strip-480")} 480w, ${fileOf(name, "strip-800")} 800w`}
        sizes={imageSizes("100vw")}
        width="800"
        height="400"
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
