import { type RefObject, useEffect, useState } from "react";
import { useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { type ImageSource, smallestVersion } from "../image/image-source.ts";
import { galleryBytes } from "./photo-bytes.ts";

const widthInName = /-(\d+)\.webp$/;

export interface PhotoCostProps {
  images: ImageSource[];
  gallery: RefObject<HTMLElement | null>;
  /** Whether the visitor asked for the photos, which data saver does not load before. */
  isShown: boolean;
  onShow: () => void;
}

/** "12 photos, 330 kB": what all photos of a gallery cost, in the size that this browser loads. With data saver a button. */
export function PhotoCost({ images, gallery, isShown, onShow }: PhotoCostProps) {
  const saver = useDataSaver();
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const first = gallery.current?.querySelector("img")?.currentSrc ?? "";
    setWidth(saver ? smallestVersion : Number(widthInName.exec(first)?.[1] ?? images[0]?.files?.[0]?.width ?? 0));
  }, [saver, gallery, images]);
  const bytes = width > 0 ? galleryBytes(images, width) : undefined;
  const text = joinParts([formatCount(images.length, "photo"), bytes !== undefined && formatBytes(bytes)]);
  if (saver && !isShown)
    return (
      <Button look="small" className="mt-2" onClick={onShow}>
        {`Show ${text}`}
      </Button>
    );
  return <p className="mt-1 text-1 text-ink2">{text}</p>;
}
