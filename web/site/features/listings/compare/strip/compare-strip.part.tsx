import { useEffect, useRef, useState } from "react";
import { getPrice } from "#shared/listings/property-price.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";
import { Thumbnail } from "#web/ui/thumbnail.tsx";
import { firstImage } from "../first-image.ts";
import { useComparedHomes } from "../use-compared-homes.ts";
import "./compare-strip.css";
import { type StripLayout, watchStripLayout } from "./strip-layout.ts";

/**
 * The first image and the price of each home, at the top of the window while the headers of the table are above it. It
 * comes before the region that contains the table, and its columns follow those of the table. Screen readers read out
 * the headers of the table instead.
 * @param uuids of the homes, separated by commas
 */
export function CompareStrip({ uuids }: { uuids: string }) {
  const homes = useComparedHomes(uuids.split(","));
  const strip = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<StripLayout>();
  useEffect(() => (strip.current ? watchStripLayout(strip.current, setLayout) : undefined), []);
  return (
    <div
      ref={strip}
      className="compare-strip"
      style={{ top: layout?.top }}
      data-homes={homes.length}
      aria-hidden="true"
    >
      {layout?.isShown && (
        <div style={{ paddingLeft: layout.labels }}>
          <ul>
            {homes.map(({ uuid, property }, index) => {
              const source = property && firstImage(property);
              const { left, width } = layout.columns[index] ?? {};
              return (
                <li key={uuid} style={{ left, width }}>
                  {source?.src && <Thumbnail src={source.src} srcSet={source.srcSet} sizes="10rem" alt="" />}
                  {property && <b translate="no">{formatPrice(property.kind, getPrice(property))}</b>}
                  <span>{property?.title}</span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
