import { imageSizes } from "#web/lib/format/image-sizes.ts";

const images = [
  "A villa on the coast at dawn",
  "An apartment block in Sinkor at noon",
  "A compound under a mango tree in the afternoon",
  "A street of townhouses in the evening",
];

/** Four illustrations of a day in Monrovia. */
export function DayStrip() {
  return (
    <div className="grid grid-cols-4 gap-1">
      {images.map((alt, index) => (
        <img
          key={alt}
          className="aspect-1/3 w-full rounded-s bg-sand2 object-cover"
          src={`/art/day-${index + 1}-400.webp`}
          srcSet={`/art/day-${index + 1}-240.webp 240w, /art/day-${index + 1}-400.webp 400w`}
          sizes={imageSizes("25vw", "(min-width: 60em) 8rem")}
          width="240"
          height="720"
          loading="lazy"
          alt={alt}
        />
      ))}
    </div>
  );
}
