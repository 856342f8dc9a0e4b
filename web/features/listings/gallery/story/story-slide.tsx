import type { RefObject } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { ImageSource } from "../../image/image-source.ts";
import { StoryPhoto } from "./story-photo.tsx";

interface StorySlideProps {
  source: ImageSource;
  number: number;
  isVisible: boolean;
  /** Whether the image loads: on the visible slide and its neighbours. */
  isNear: boolean;
  isWhole: boolean;
  onToggle: () => void;
  /** Receives the button of the visible slide. */
  shownRef: RefObject<HTMLElement | null>;
}

/** One photo, as high as the screen. A tap shows it whole, another one fills the screen again. */
export function StorySlide({ source, number, isVisible, isNear, isWhole, onToggle, shownRef }: StorySlideProps) {
  const alt = source.alt || `Photo ${number}`;
  return (
    <div className={classNames("story-slide", isWhole ? "story-whole" : "pan")} aria-hidden={!isVisible}>
      <button
        ref={isVisible ? (shownRef as RefObject<HTMLButtonElement | null>) : undefined}
        type="button"
        tabIndex={isVisible ? undefined : -1}
        aria-label={`${alt}. ${isWhole ? "Fill the screen" : "Show the whole photo"}`}
        onClick={onToggle}
      >
        {isNear && <StoryPhoto source={source} alt={alt} isWhole={isWhole} />}
      </button>
    </div>
  );
}
