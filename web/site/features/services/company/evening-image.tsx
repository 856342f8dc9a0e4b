import { imageSizes } from "#web/lib/format/image-sizes.ts";

interface EveningImageProps {
  className: string;
  loading?: "lazy";
}

/** A street of Monrovia in the evening. */
export function EveningImage({ className, loading }: EveningImageProps) {
  return (
    <img
      className={className}
      src="/art/night-800.webp"
      srcSet="/art/night-480.webp 480w, /art/night-800.webp 800w, /art/night-1280.webp 1280w"
      sizes={imageSizes("100vw", "(min-width: 60em) 50vw")}
      width="1280"
      height="853"
      loading={loading}
      alt=""
    />
  );
}
