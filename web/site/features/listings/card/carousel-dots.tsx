const maxDots = 5;

/** Shows the position in a carousel on touch screens, where people swipe. More images than dots share them. */
export function CarouselDots({ index, total }: { index: number; total: number }) {
  const count = Math.min(total, maxDots);
  const active = Math.round((index * (count - 1)) / (total - 1));
  return (
    <span className="dots needs-script" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
        <i key={i} className={i === active ? "on" : undefined} />
      ))}
    </span>
  );
}
