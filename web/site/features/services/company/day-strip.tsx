import { imageSizes } from "#web/lib/format/image-sizes.ts";

/** A villa at dawn, an apartment block at noon, a compound in the afternoon, a street in the evening. */
const images = [1, 2, 3, 4];

/** Four illustrations of a day in Monrovia. They only decorate, so they have no text. */
export function DayStrip() {
  return (
    <div className="grid grid-cols-4 gap-1">
      {images.map((number) => (
        <img
          key={number}
          className="aspect-1/3 w-full rounded-s bg-sand2 object-cover"
          src={`/art/day-${number}-400.webp`}
          srcSet={`/art/day-${number}-240.webp 240w, /art/day-${number}-400.webp 400w`}
          sizes={imageSizes("25vw", "(min-width: 60em) 8rem")}
          width="240"
          height="720"
          loading="lazy"
          alt=""
        />
      ))}
    </div>
  );
}
