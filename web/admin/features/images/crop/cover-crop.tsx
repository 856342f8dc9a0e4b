import { type KeyboardEvent, useId, useState } from "react";
import type { CardTexts } from "#web/admin/lib/images/images-field-props.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { PhotoFrame } from "../photo-frame.tsx";
import { centre, type FocusPoint, findOverflow, readFocus, toObjectPosition, writeFocus } from "./focus-point.ts";
import { useCropDrag } from "./use-crop-drag.ts";

interface CoverCropProps {
  /** URL of the cover. */
  src: string;
  /** The stored focus of the cover: "50 20", or null for the centre. */
  focus: string | null;
  card: CardTexts;
  readOnly: boolean;
  onChange: (focus: string | null) => void;
}

/** Percent that a press of an arrow key moves; with Shift 1. */
const step = 5;
/** The shape of a card's photo; the length does not matter. */
const cardFrame = { width: 400, height: 300 };
const steps: Record<string, FocusPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** They show that this photo can be moved. */
const thirdsClass = classNames(
  "pointer-events-none absolute -inset-x-px inset-y-[33.33%] border-y border-[rgb(255_255_255/0.6)]",
  "after:absolute after:inset-x-[33.33%] after:inset-y-[-100%] after:border-x after:border-[rgb(255_255_255/0.6)]",
);

/** Chooses which part of the cover cards show, by tapping, dragging or the arrow keys, next to a card as it will look. */
export function CoverCrop({ src, focus, card, readOnly, onChange }: CoverCropProps) {
  const [labelId, hintId] = [useId(), useId()];
  const [touchAction, setTouchAction] = useState("auto");
  const point = readFocus(focus);
  const change = (next: FocusPoint) => {
    if (!readOnly) onChange(writeFocus(next));
  };
  const dragProps = useCropDrag(point, change);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (!direction && event.key !== "Home") return;
    event.preventDefault();
    const length = event.shiftKey ? 1 : step;
    change(direction ? { x: point.x + direction.x * length, y: point.y + direction.y * length } : centre);
  };
  const objectPosition = toObjectPosition(focus);
  return (
    <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
      <div className="min-w-0 flex-[0_1_20rem]">
        <p className="font-bold" id={labelId}>
          The part of the cover on cards
        </p>
        <p className="mb-2 text-1 text-ink2" id={hintId}>
          Tap what matters most, or drag the photo. With a keyboard, use the arrows.
        </p>
        <PhotoFrame
          className="cursor-move [&>img]:pointer-events-none"
          role="slider"
          tabIndex={readOnly ? -1 : 0}
          aria-labelledby={labelId}
          aria-describedby={hintId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={point.x}
          aria-valuetext={`${point.x} % from the left, ${point.y} % from the top`}
          aria-disabled={readOnly || undefined}
          style={{ touchAction }}
          onKeyDown={onKeyDown}
          {...dragProps}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            style={{ objectPosition }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setTouchAction(findTouchAction({ width: naturalWidth, height: naturalHeight }))
            }
          />
          <span className={thirdsClass} aria-hidden="true" />
        </PhotoFrame>
        <Button
          look="quiet"
          className="mt-2 disabled:bg-transparent"
          disabled={readOnly || focus === null}
          onClick={() => onChange(null)}
        >
          Back to the centre
        </Button>
      </div>
      <figure className="min-w-0 flex-[0_1_11rem] wrap-anywhere">
        <figcaption className="mb-2 text-1 text-ink2">The card</figcaption>
        <PhotoFrame className="mb-2">
          <img src={src} alt="" style={{ objectPosition }} />
        </PhotoFrame>
        <p className="price">{card.price}</p>
        <p className="card-title">{card.title}</p>
        <p className="text-1 text-ink2">{card.place}</p>
      </figure>
    </div>
  );
}

/** The page scrolls in the direction in which the image cannot be dragged. */
function findTouchAction(image: { width: number; height: number }): string {
  const overflow = findOverflow(image, cardFrame);
  if (overflow.width > 0) return "pan-y";
  return overflow.height > 0 ? "pan-x" : "auto";
}
