import { classNames } from "#web/lib/page/class-names.ts";

const maxDots = 5;

const dotsClass = classNames(
  "dots needs-script pointer-events-none absolute inset-[auto_0_12px] z-2 hidden justify-center gap-1 pointer-coarse:flex",
  "*:size-1.5 *:rounded-full *:bg-[#fff9] *:[box-shadow:0_0_2px_#071418] [&>.on]:w-3.5 [&>.on]:bg-[#fff]",
);

/** Shows the position in a carousel on touch screens, where people swipe. More images than dots share them. */
export function CarouselDots({ index, total }: { index: number; total: number }) {
  const count = Math.min(total, maxDots);
  const active = Math.round((index * (count - 1)) / (total - 1));
  return (
    <span className={dotsClass} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
        <i key={i} className={i === active ? "on" : undefined} />
      ))}
    </span>
  );
}
