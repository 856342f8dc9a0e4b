import { type RefObject, useState } from "react";
import { useSheetEntry } from "#web/lib/page/navigation/use-sheet-entry.ts";
import type { ShownProperty } from "../facts/detail-property.ts";
import type { ImageSource } from "../image/image-source.ts";
import { FullScreenGallery } from "./full-screen-gallery.tsx";
import { StoryBar } from "./story/story-bar.tsx";
import { StoryGallery } from "./story/story-gallery.tsx";
import { canAdoptStyles } from "./story/use-adopted-styles.ts";

interface FullScreenViewerProps {
  images: ImageSource[];
  gallery: RefObject<HTMLElement | null>;
  /** The listing of the images. Without it, as in a preview, there is no story. */
  property: ShownProperty | undefined;
  start: number;
  /** Receives the index of the image that was visible last. */
  onClose: (index: number) => void;
}

const phone = "(pointer: coarse) and (max-width: 59.99em)";

/** All images on the whole screen: as a story on a phone, in a dialog with arrows elsewhere. Both show price and contacts. */
export function FullScreenViewer({ property, ...rest }: FullScreenViewerProps) {
  // The same entry as the gallery's, which opens this again after Forward.
  const entry = useSheetEntry("story");
  // Stays the same when the phone is turned.
  const [isStory] = useState(() => canAdoptStyles() && (entry.isOpen || matchMedia(phone).matches));
  if (property && isStory) return <StoryGallery {...rest} property={property} entry={entry} />;
  return (
    <FullScreenGallery {...rest} title={property?.title} bar={property && <StoryBar property={property} hasNumber />} />
  );
}
