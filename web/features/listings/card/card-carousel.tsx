import { useState } from "react";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { useCarousel, wrapIndex } from "#web/ui/carousel/use-carousel.ts";
import { Link } from "#web/ui/link.tsx";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ImageSource } from "../image/image-source.ts";

interface CardCarouselProps {
  pictures: ImageSource[];
  /** The listing's page, opened by a tap on a picture. */
  to: string;
  sizes: string;
  eager?: boolean | undefined;
}

/**
 * A card's pictures: swiped, or stepped through by the arrows. Only the first is asked for at once; its neighbours
 * come with the first touch, since most cards are only passed by. The strip is a link beside the card's own one,
 * for the finger alone.
 */
export function CardCarousel({ pictures, to, sizes, eager }: CardCarouselProps) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const total = pictures.length;
  const want = (at: number) =>
    setWanted((before) => new Set([...before, ...[at - 1, at, at + 1].map((near) => wrapIndex(near, total))]));
  const { index, step, stripProps } = useCarousel<HTMLAnchorElement>(total, { onShow: want });

  return (
    <>
      <Link
        to={to}
        className="strip"
        tabIndex={-1}
        aria-hidden="true"
        onPointerEnter={() => want(index)}
        {...stripProps}
      >
        {total === 0 && <ImageSlide source={undefined} sizes={sizes} />}
        {pictures.map((picture, at) =>
          wanted.has(at) ? (
            <ImageSlide key={picture.src ?? at} source={picture} sizes={sizes} eager={eager && at === 0} />
          ) : (
            <span key={picture.src ?? at} className="slide" />
          ),
        )}
      </Link>
      {total > 1 && (
        <>
          <StepButtons onStep={step} />
          <span className="count needs-script">
            {index + 1} / {total}
          </span>
        </>
      )}
    </>
  );
}
