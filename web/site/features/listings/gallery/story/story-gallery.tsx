import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { SheetEntry } from "#web/lib/page/navigation/use-sheet-entry.ts";
import { openModal } from "#web/lib/page/open-modal.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ShownProperty } from "../../facts/detail-property.ts";
import { type ImageSource, isPanorama } from "../../image/image-source.ts";
import { useFullScreenSource } from "../full-screen-file.ts";
import { panSideways } from "../pan-slide.ts";
import { roomName } from "../room-name.ts";
import { slideOfKey } from "./slide-of-key.ts";
import storyStyles from "./story.css?inline";
import { StoryBar } from "./story-bar.tsx";
import { StoryCaption } from "./story-caption.tsx";
import { StoryEnd } from "./story-end.tsx";
import { StorySlide } from "./story-slide.tsx";
import { useAdoptedStyles } from "./use-adopted-styles.ts";
import { useStoryEntry } from "./use-story-entry.ts";
import { useVerticalSlides } from "./use-vertical-slides.ts";

interface StoryGalleryProps {
  images: ImageSource[];
  gallery: RefObject<HTMLElement | null>;
  property: ShownProperty;
  start: number;
  entry: SheetEntry;
  /** Receives the index of the photo that was visible last. */
  onClose: (index: number) => void;
}

/**
 * The photos of a listing on a phone: one per screen, whole until a tap enlarges it, swiped upwards, with Call and WhatsApp below. After the last one
 * comes a card with the listing in short. Back closes it.
 */
export function StoryGallery({ images, gallery, property, start, entry, onClose }: StoryGalleryProps) {
  useAdoptedStyles(storyStyles);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeDialog = useRef<() => void>(undefined);
  const shown = useRef<HTMLElement>(null);
  const total = images.length;
  const { index, go, columnProps } = useVerticalSlides(total + 1, start);
  const column = columnProps.ref;
  const getSource = useFullScreenSource(images, gallery);
  // Index of the photo that a tap has enlarged or made whole.
  const [toggledIndex, setToggledIndex] = useState<number>();
  useStoryEntry(entry, () => {
    // Closed first, because an element behind an open dialog cannot take the focus.
    closeDialog.current?.();
    onClose(Math.min(index, total - 1));
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) closeDialog.current = openModal(element);
    if (column.current) column.current.scrollTop = start * column.current.clientHeight;
    return () => closeDialog.current?.();
  }, [start, column]);
  const onNewSlide = useEffectEvent((at: number) => {
    setToggledIndex(undefined);
    // The focus follows the photos, unless it is on Close or on a contact that is still shown.
    const { activeElement } = document;
    if (at === start || activeElement === document.body || activeElement?.closest(".story-slide, [inert]"))
      shown.current?.focus({ preventScroll: true });
  });
  useEffect(() => onNewSlide(index), [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const by = key === "ArrowLeft" ? -1 : 1;
    const isSideways = by < 0 || key === "ArrowRight";
    const to = isSideways ? index + by : slideOfKey(key, index, total);
    if (to === undefined) return;
    event.preventDefault();
    if (!isSideways || !panSideways(column.current?.children[index], by)) go(to);
  };

  // A panorama is a narrow strip when it is whole.
  const isFilling = (image: ImageSource, at: number) => isPanorama(image) !== (at === toggledIndex);
  const shownImage = images[index];
  const room = roomName(shownImage?.alt, property.title);
  const label = index < total ? `Photo ${index + 1} of ${total}${room ? `, ${room}` : ""}` : property.title;
  return (
    <dialog
      ref={dialog}
      className="story"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        entry.close();
      }}
      onClose={entry.close}
      onKeyDown={onKeyDown}
    >
      <div {...columnProps} className="story-column">
        {images.map((image, i) => (
          <StorySlide
            key={image.src ?? i}
            source={image}
            src={getSource(image, i === toggledIndex)}
            number={i + 1}
            isVisible={i === index}
            isNear={Math.abs(i - index) <= 1}
            isFilling={isFilling(image, i)}
            onToggle={() => setToggledIndex(toggledIndex === i ? undefined : i)}
            shownRef={shown}
          />
        ))}
        <StoryEnd property={property} isVisible={index === total} onClose={entry.close} shownRef={shown} />
      </div>
      <StoryCaption
        property={property}
        index={index}
        total={total}
        room={room}
        canFill={shownImage !== undefined && !isFilling(shownImage, index)}
        label={label}
      />
      <button type="button" className="story-close icon-btn on-image" aria-label="Close" onClick={entry.close}>
        <Icon name="x" />
      </button>
      <StoryBar property={property} isHidden={index === total} />
    </dialog>
  );
}
