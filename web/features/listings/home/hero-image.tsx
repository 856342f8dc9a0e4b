import { imageSizes } from "#web/lib/format/image-sizes.ts";
import { useTheme } from "#web/lib/page/theme.ts";

const sizes = imageSizes("66vw", "(min-width: 60em) 48vw");
const srcSet = (name: string) => [480, 800, 1280].map((width) => `/art/${name}-${width}.webp ${width}w`).join();
/** When the dark image applies. Before hydration web/head-script.ts changes the query for visitors who chose a theme. */
const darkMedia = { dark: "all", light: "not all" };

/** A villa at dawn; in the dark theme a street in the evening. The browser loads only one of them. */
export function HeroImage() {
  const theme = useTheme();
  return (
    <picture>
      <source
        media={theme ? darkMedia[theme] : "(prefers-color-scheme: dark)"}
        srcSet={srcSet("hero-dark")}
        sizes={sizes}
      />
      <img
        className="hero-image"
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
