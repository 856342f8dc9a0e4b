import { preload } from "react-dom";
import { imageSizes } from "#web/lib/format/image-sizes.ts";
import { useDarkMedia } from "#web/lib/page/theme.ts";
import { firstImage, phone } from "#web/site/lib/first-images/first-images.ts";
import { heroImageClass } from "#web/site/ui/hero.tsx";

const sizes = imageSizes("66vw", "(min-width: 48em) 48vw");
const srcSet = (name: string) => [480, 800, 1280].map((width) => `/art/${name}-${width}.webp ${width}w`).join();

/** Requests the image before the scripts: a browser with few connections would request it after them. */
function preloadHero() {
  const options = { as: "image", imageSizes: sizes, fetchPriority: "high" } as const;
  const wide = "(min-width: 40em)";
  preload("/art/hero-800.webp", {
    ...options,
    imageSrcSet: srcSet("hero"),
    media: `${wide} and (prefers-color-scheme: light)`,
  });
  preload("/art/hero-800.webp", {
    ...options,
    imageSrcSet: srcSet("hero-dark"),
    media: `${wide} and (prefers-color-scheme: dark)`,
  });
}

/** A villa at dawn; in the dark theme a street in the evening. Phones find both in the page, others load one of them. */
export function HeroImage() {
  const dark = useDarkMedia();
  if (import.meta.env.SSR) preloadHero();
  return (
    <picture>
      <source media={`${phone} and ${dark}`} type="image/avif" srcSet={firstImage("hero-dark")} />
      <source media={dark} srcSet={srcSet("hero-dark")} sizes={sizes} />
      <source media={phone} type="image/avif" srcSet={firstImage("hero")} />
      <img
        className={heroImageClass}
        src="/art/hero-800.webp"
        srcSet={srcSet("hero")}
        sizes={sizes}
        width="1280"
        height="960"
        fetchPriority="high"
        alt=""
      />
    </picture>
  );
}
