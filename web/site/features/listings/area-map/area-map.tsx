import { Link, type LinkProps } from "react-router-dom";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { mapSize, toMapPoint } from "#web/lib/map/monrovia-map.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ChipLink } from "#web/ui/chip.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import "./area-map.css";
import { type AreaPlace, findAreaPlace } from "./area-places.ts";
import { type AreaSummary, toAreaSummaries } from "./area-summary.ts";
import { findLineEnd } from "./line-end.ts";

export interface AreaMapProps {
  facets: FacetsResponse;
  /** Props of the link to the list with the filter of an area set or removed. */
  getLink: (area: string) => LinkProps;
  /** Areas that the list is filtered by. */
  selected?: readonly string[];
  /** Shown in place of the drawing until the visitor asks for it. */
  cover?: Elements;
  /** In alphabetical order instead of those with the most homes first: then new counts do not change the order. */
  isByName?: boolean;
}

/** Height of what can be tapped, in units of the map. */
const labelHeight = 28;
/** Of a letter of a label, at most. The real widths are not known here. */
const letterWidth = 5;

/**
 * The drawn map of Monrovia with the number of homes and the lowest price of each area, and the same as a list for
 * keyboards and screen readers. The list also names the areas outside the map.
 */
export function AreaMap({ facets, getLink, selected = [], cover, isByName }: AreaMapProps) {
  const liberian = useLiberianDollars();
  const areas = toAreaSummaries(facets, selected);
  if (isByName) areas.sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      {cover ?? (
        <svg
          className="area-map w-full rounded-l bg-[var(--map-land)]"
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          aria-hidden="true"
          // Hidden from screen readers, so a tap must not move the focus into it.
          onMouseDown={(event) => event.preventDefault()}
        >
          <use href="/art/monrovia.svg#map" width={mapSize.width} height={mapSize.height} />
          {areas.map((area) => {
            const place = findAreaPlace(area.name);
            if (!place) return null;
            return (
              <Link key={area.name} {...getLink(area.name)} tabIndex={-1}>
                <AreaLabel area={area} place={place} isSelected={selected.includes(area.name)} />
              </Link>
            );
          })}
        </svg>
      )}
      <ul className="area-list" aria-label="Areas">
        {areas.map(({ name, count, from, unit, lowest }) => (
          <li key={name}>
            <ChipLink {...getLink(name)} current={selected.includes(name)}>
              <span>{name}</span>{" "}
              <b>
                <ExactText
                  text={joinParts(
                    [
                      count === "1" ? "1 home" : `${count} homes`,
                      from && from + unit,
                      lowest !== undefined && liberian?.about(lowest),
                    ],
                    " · ",
                  )}
                />
              </b>
            </ChipLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AreaLabelProps {
  area: AreaSummary;
  place: AreaPlace;
  isSelected: boolean;
}

function AreaLabel({ area: { name, count, from, lowest }, place, isSelected }: AreaLabelProps) {
  const liberian = useLiberianDollars();
  const [x, y] = toMapPoint(place.latitude, place.longitude);
  const [labelX, top] = place.label;
  // Both currencies leave no space for the count, which the list has too.
  const detail = joinParts(liberian && lowest ? [from, liberian.format(lowest)] : [count, from], " · ");
  // The text has an outline instead of a box, because its width is not known.
  const width = Math.max(name.length, detail.length) * letterWidth + 10;
  const left = place.endsAt ? labelX + 10 - width : labelX;
  return (
    <g
      className="area-map-label"
      data-selected={isSelected || undefined}
      data-above={y > top + labelHeight / 2 || undefined}
      textAnchor={place.endsAt ? "end" : undefined}
    >
      <path d={`M${x} ${y}L${findLineEnd(place, name).join(" ")}`} />
      <circle cx={x} cy={y} r="4.5" />
      <rect x={left - 5} y={top - 13} width={width} height={labelHeight} />
      <text className="area-map-name" x={labelX} y={top}>
        {name}
      </text>
      <text x={place.endsAt ? labelX : Math.min(labelX, mapSize.width - detail.length * letterWidth)} y={top + 11.5}>
        {detail}
      </text>
    </g>
  );
}
