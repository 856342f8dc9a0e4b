import type { RefObject } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { ImageSource } from "../../image/image-source.ts";
import { StoryPhoto } from "./story-photo.tsx";

interface StorySlideProps {
  source: ImageSource;
  /** The file to load. */
  src: string | undefined;
  number: number;
  isVisible: boolean;
  /** Whether the image loads: on the visible slide and its neighbours. */
  isNear: boolean;
  /** Whether the photo fills the screen. What is wider is moved sideways. */
  isFilling: boolean;
  onToggle: () => void;
  /** Receives the button of the visible slide. */
  shownRef: RefObject<HTMLElement | null>;
}

/** One photo on a screen. A tap lets it fill the screen, another one shows it whole again. */
export function StorySlide({ source, src, number, isVisible, isNear, isFilling, onToggle, shownRef }: StorySlideProps) {
  const alt = source.alt || `Photo ${number}`;
  return (
    <div className={classNames("story-slide", isFilling ? "pan" : "story-whole")} aria-hidden={!isVisible}>
      <button
        ref={isVisible ? (shownRef as RefObject<HTMLButtonElement | null>) : undefined}
        type="button"
        tabIndex={isVisible ? undefined : -1}
        aria-label={`${alt}. ${isFilling ? "Show the whole photo" : "Fill the screen"}`}
        onClick={onToggle}
      >
        {isNear && <StoryPhoto source={source} src={src} alt={alt} isFilling={isFilling} />}
      </button>
    </div>
  );
}
