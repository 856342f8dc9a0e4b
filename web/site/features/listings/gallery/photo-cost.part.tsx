import { type RefObject, useEffect, useState } from "react";
import { useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";
import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import type { ImageSource } from "../image/image-source.ts";
import { readScreen } from "./full-screen-file.ts";
import { countPhotoBytes, type PhotoBytes } from "./photo-bytes.ts";
import { PhotoCostText } from "./photo-cost-text.tsx";

const subscribeToSize = subscribeTo("resize");
const formatKnown = (bytes: number | undefined) => (bytes ? formatBytes(bytes) : undefined);

export interface PhotoCostProps {
  images: ImageSource[];
  gallery: RefObject<HTMLElement | null>;
  /** Whether the visitor asked for the photos, which data saver does not load before. */
  isShown: boolean;
  onShow: () => void;
}

/**
 * "12 photos, 330 kB · full screen 900 kB more": what all photos of a gallery cost, in the sizes that this browser loads.
 * With data saver a button.
 */
export function PhotoCost({ images, gallery, isShown, onShow }: PhotoCostProps) {
  const saver = useDataSaver();
  const [bytes, setBytes] = useState<PhotoBytes>();
  useEffect(() => {
    const update = () => setBytes(countPhotoBytes(images, readScreen(images, gallery.current, saver !== undefined)));
    update();
    return subscribeToSize(update);
  }, [saver, gallery, images]);
  const photos = joinParts([formatCount(images.length, "photo"), formatKnown(bytes?.gallery)]);
  const more = formatKnown(bytes?.fullScreen);
  const text = joinParts([photos, more && `full screen ${more} more`], " · ");
  if (saver && !isShown)
    return (
      <Button look="small" className="order-first mt-2 justify-self-start" onClick={onShow}>
        {`Show ${text}`}
      </Button>
    );
  return <PhotoCostText>{text}</PhotoCostText>;
}
