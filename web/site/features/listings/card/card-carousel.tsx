import { useState } from "react";
import { Link } from "react-router-dom";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { useCarousel, wrapIndex } from "#web/ui/carousel/use-carousel.ts";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ImageSource } from "../image/image-source.ts";
import { CarouselDots } from "./carousel-dots.tsx";

interface CardCarouselProps {
  images: ImageSource[];
  /** Path of the property's page. */
  to: string;
  onOpen: () => void;
  sizes: string;
  eager?: boolean | undefined;
}

/**
 * The images of a card. The first one loads with the card; its neighbours load when the visitor points at the card or
 * swipes. The images link to the property, but keyboards and screen readers use the card's main link instead.
 */
export function CardCarousel({ images, to, onOpen, sizes, eager }: CardCarouselProps) {
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set([0]));
  const total = images.length;
  // Without a script they do nothing, so the server leaves them out of its 24 cards.
  const isHydrated = useHydrated();
  const requestAround = (center: number) =>
    setRequested((before) => new Set([...before, ...[-1, 0, 1].map((offset) => wrapIndex(center + offset, total))]));
  const { index, step, stripProps } = useCarousel<HTMLAnchorElement>(total, { onShow: requestAround });

  return (
    <>
      <Link
        to={to}
        onClick={onOpen}
        className="strip"
        tabIndex={-1}
        aria-hidden="true"
        onPointerEnter={() => requestAround(index)}
        {...stripProps}
      >
        {total === 0 && <ImageSlide source={undefined} sizes={sizes} />}
        {images.map((image, i) =>
          requested.has(i) ? (
            <ImageSlide key={image.src ?? i} source={image} sizes={sizes} eager={eager && i === 0} />
          ) : (
            <span key={image.src ?? i} className="slide" />
          ),
        )}
      </Link>
      {total > 1 && (
        <>
          {isHydrated && <StepButtons onStep={step} />}
          <CarouselDots index={index} total={total} />
          <span className="count needs-script @max-[6em]:hidden">{`${index + 1} / ${total}`}</span>
        </>
      )}
    </>
  );
}
